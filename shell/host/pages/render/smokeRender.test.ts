import { type LoadedRemote, loadRemote } from '@pressline/releases/files/LoadedRemote';
import { buildRelease } from '@pressline/releases/test/testRelease';
import { testAssets } from '../../test/testAssets';
import type { RenderContext } from './renderPage';
import { smokeRender } from './smokeRender';

const context: RenderContext = {
  servicesUrl: 'http://127.0.0.1:1',
  publicUrl: 'https://pressline.example',
  company: {},
  assets: testAssets,
};
const render = (release: LoadedRemote, path: string) => smokeRender(context, release, path);
const help = (body: string) => loadRemote(buildRelease(body));

test('what the remote renders is answered, without the shell’s frame', async () => {
  expect(await render(help("'How can we help?'"), '/help')).toBe('<h1>How can we help?</h1>');
});

test('what a remote’s own boundary waits for is part of it, its fallback is not', async () => {
  const waiting = `createElement(
    require('react').Suspense,
    { fallback: 'Loading' },
    createElement(require('react').lazy(async () => ({ default: () => 'Here' }))),
  )`;
  const html = await render(help(waiting), '/help');
  expect(html).toContain('Here');
  expect(html).not.toContain('Loading');
});

test('a redirect is no page, and what throws is not hidden by the shell’s own message', async () => {
  const release = help("(() => { throw new Error('smeared') })()");
  await expect(render(release, '/help')).rejects.toThrow('smeared');
  const load = async () => ({ redirect: '/help', permanent: true });
  const server = release.server && { ...release.server, load };
  expect(await render({ ...release, server }, '/help')).toBeNull();
});

test('load is given the route that the host has matched', async () => {
  const release = help("''");
  const load = jest.fn(async () => ({ redirect: '/help', permanent: true }));
  await render({ ...release, server: release.server && { ...release.server, load } }, '/help');
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ route: '/help', params: {} }));
});
