/** @jest-environment node */

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

test('the landing page is among the routes', () => {
  expect(routes).toContainEqual(expect.objectContaining({ path: '/', chunk: 'home' }));
});

describe.each(routes)('$path', ({ example }) => {
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
