import { Writable } from 'node:stream';
import { GlobalStyle } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const TIMEOUT_MS = 5_000;

/** Renders to complete HTML and its styles. Rejects when anything throws, inside a Suspense boundary too. */
export async function renderMarkup(node: ReactNode): Promise<{ body: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const body = await renderToHtml(
      sheet.collectStyles(
        <>
          <GlobalStyle />
          {node}
        </>,
      ),
    );
    return { body, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function renderToHtml(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failure: unknown;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        if (failure) reject(failure);
        else resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(node, {
      // Otherwise React sends large boundaries later, with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => {
        failure ??= error;
      },
    });
    const timer = setTimeout(() => abort(new Error('Rendering took too long')), TIMEOUT_MS);
  });
}
