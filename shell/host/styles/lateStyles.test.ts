import { loadRemote } from '@pressline/releases/files/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { createElement, type ElementType } from 'react';
import { styled } from 'styled-components';
import { startTestSite } from '../test/testSite';

const Teal = styled.p`color: teal;`;
const Navy = styled.p`color: navy;`;

let renderings = 0;
const Failing = () => {
  renderings += 1;
  throw new Error('No page');
};

const startSite = (Text: ElementType) => {
  const release = loadRemote(buildRelease());
  const App = () => createElement(Text, { 'data-late': '' });
  return startTestSite({ ...release, server: release.server && { ...release.server, App } });
};
const addressIn = (html: string) => /href="(\/styles\/[^"]+)" data-reader>/.exec(html)?.[1] ?? '';
const readHelp = async (site: Awaited<ReturnType<typeof startTestSite>>) =>
  (await site.get('/help')).text();

test('the document links the styles of what follows right before that', async () => {
  const site = await startSite(Teal);
  const html = await readHelp(site);
  expect(html).toMatch(/<link rel="stylesheet"[^>]+><script data-reader> <\/script><p data-late/);
  expect(html).not.toContain('color:teal');
  const answer = await site.get(addressIn(html));
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toContain('color:teal');
});

test('all styles are among the data of the page', async () => {
  const site = await startSite(Teal);
  const address = / data-page="([^"]+)"/.exec(await readHelp(site))?.[1] ?? '';
  expect((await (await site.get(address)).json()).styles).toMatch(
    /^<style data-styled.*color:teal/s,
  );
});

test('a host that does not have them answers those of the page that asks', async () => {
  const address = addressIn(await readHelp(await startSite(Teal)));
  const other = await startSite(Navy);
  const answer = await other.get(address, { Referer: 'https://pressline.example/help?q=pdf' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('color:navy');
});

test('without such a page they are missing, and that is not cached', async () => {
  const site = await startSite(Teal);
  const address = '/styles/0123456789abcdef.css';
  const paths = ['/help/', '/hel%70', '//', '//help'];
  for (const Referer of ['', 'nonsense', ...paths.map((path) => `https://x.example${path}`)]) {
    expect((await site.get(address, { Referer })).status).toBe(404);
  }
});

test('a page that names no such styles is rendered once for all who ask for them', async () => {
  const site = await startSite(Failing);
  // Counted from the second request on: the first rendering that fails is tried again.
  await readHelp(site);
  renderings = 0;
  const Referer = 'https://pressline.example/help';
  expect((await site.get('/styles/0123456789abcdef.css', { Referer })).status).toBe(404);
  expect(renderings).toBe(1);
});
