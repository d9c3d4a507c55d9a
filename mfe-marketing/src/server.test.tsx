/** @jest-environment node */

import { brotliCompressSync } from 'node:zlib';
import { createApiClient } from '@pressline/shared-api';
import { createQueryClient } from '@pressline/shared-api/query';
import type { RemoteServer } from '@pressline/shared-api/remote-contract';
import { HeadProvider, type PageHeadProps } from '@pressline/shared-ui/head';
import { StaticRouter } from '@pressline/shared-ui/router';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { routes } from './routes';
import * as exports from './server';

const server: RemoteServer = exports;

function renderPage(path: string) {
  const heads: PageHeadProps[] = [];
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StaticRouter location={path}>
        <HeadProvider collect={(head) => heads.push(head)}>
          <server.App />
        </HeadProvider>
      </StaticRouter>,
    ),
  );
  return { html, css: sheet.getStyleTags(), head: heads.at(-1) };
}

test('the landing page is among the routes', () => {
  expect(routes).toContainEqual({ path: '/', example: '/', serverRendered: true });
});

describe.each(routes)('$path', ({ example }) => {
  test('renders on the server and declares its head', () => {
    const { html, head } = renderPage(example);
    expect(html).toContain('<h1');
    expect(head?.title).toBeTruthy();
    expect(head?.description).toBeTruthy();
  });

  test('keeps markup and critical CSS within 25 KB brotli', () => {
    const { html, css } = renderPage(example);
    expect(brotliCompressSync(css + html).length).toBeLessThan(25_000);
  });

  test('carries no inline style, which a strict content security policy would drop', () => {
    expect(renderPage(example).html).not.toContain(' style="');
  });

  test('needs no data', async () => {
    const context = {
      url: new URL(example, 'http://localhost'),
      api: createApiClient(),
      queryClient: createQueryClient(),
    };
    expect(await server.load(context)).toBeUndefined();
    expect(context.queryClient.getQueryCache().getAll()).toHaveLength(0);
  });
});
