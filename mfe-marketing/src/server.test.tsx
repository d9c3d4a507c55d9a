/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { createApiClient } from '@pressline/shared-api';
import { createQueryClient } from '@pressline/shared-api/query';
import type { RemoteServer } from '@pressline/shared-api/remote-contract';
import { HeadProvider, type PageHeadProps } from '@pressline/shared-ui/head';
import { StaticRouter } from '@pressline/shared-ui/router';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { routes } from './routes';
import * as exports from './server';

const server: RemoteServer = exports;

async function renderPage(path: string) {
  const heads: PageHeadProps[] = [];
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <StaticRouter location={path}>
        <HeadProvider collect={(head) => heads.push(head)}>
          <Suspense>
            <server.App />
          </Suspense>
        </HeadProvider>
      </StaticRouter>,
    ),
  );
  const html = await text(prelude);
  return { html, css: sheet.getStyleTags(), head: heads.at(-1) };
}

test('the landing page has at most 570 elements', async () => {
  const { html } = await renderPage('/');
  // But for those by which React streams it.
  const page = html.replace(/<script.*?<\/script>/gs, '');
  const elements = page.match(/<(?!template|div hidden)[a-z]/g) ?? [];
  expect(elements.length).toBeLessThanOrEqual(570);
});

test('the features stand all at a glance where the address says so', async () => {
  const { html } = await renderPage('/?view=grid#features');
  expect(html).toContain('Up to 500 copies');
  expect(html).not.toContain('type="radio"');
});

test('the film and the cards move without React, with at most 1.4 KB', () => {
  const script = server.earlyScripts?.['/'] ?? '';
  expect(script).toContain('video');
  expect(script).toContain('data-cards');
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1_400);
});

test('the landing page is among the routes', () => {
  expect(routes).toContainEqual(expect.objectContaining({ path: '/', chunk: 'home' }));
});

const read = (...names: string[]) => readFileSync(path.join(__dirname, ...names), 'utf8');

test('each text of the landing page is one of its sections', async () => {
  const { html } = await renderPage('/');
  const texts = readdirSync(path.join(__dirname, 'content/home'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => read('content/home', name));
  const ids = texts.flatMap((one) => [...one.matchAll(/^## .* \{#([\w-]+)/gm)].map(([, id]) => id));
  expect(ids.length).toBeGreaterThan(7);
  expect(ids.filter((id) => !html.includes(`<section id="${id}"`))).toEqual([]);
});

describe.each(routes)('$path', ({ path: address, chunk, example }) => {
  test('has a chunk of its own and is tried for accessibility', () => {
    expect(read('pages/index.ts')).toContain(`webpackChunkName: "${chunk}"`);
    expect(read('../../e2e/tests/accessibility.spec.ts')).toContain(`  '${address}',\n`);
  });

  test('renders on the server and declares its head', async () => {
    const { html, head } = await renderPage(example);
    expect(html).toContain('<h1');
    expect(head?.title).toBeTruthy();
    expect(head?.description).toBeTruthy();
  });

  test('keeps markup and critical CSS within 25 KB brotli', async () => {
    const { html, css } = await renderPage(example);
    expect(brotliCompressSync(css + html).length).toBeLessThan(25_000);
  });

  test('carries no inline style, which a strict content security policy would drop', async () => {
    const { html } = await renderPage(example);
    expect(html).not.toContain(' style="');
  });

  test('needs no data', async () => {
    const context = {
      url: new URL(example, 'http://localhost'),
      route: example,
      params: {},
      api: createApiClient(),
      queryClient: createQueryClient(),
    };
    expect(await server.load(context)).toBeUndefined();
    expect(context.queryClient.getQueryCache().getAll()).toHaveLength(0);
  });
});
