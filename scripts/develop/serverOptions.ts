import type { IncomingMessage, ServerResponse } from 'node:http';
import { RELEASES_PATH } from '@pressline/releases/files/routes';
import type { Configuration } from '@rspack/dev-server';

/** Passes on what a development server does not have: the API, and releases that a deployment serves. */
export const proxyTo = (
  target: string,
  folders: readonly string[] = [RELEASES_PATH],
): Configuration['proxy'] => [
  {
    context: (pathname) =>
      (pathname.startsWith('/api/') && pathname !== '/api/') ||
      folders.some((folder) => pathname.startsWith(`${folder}/`)),
    target,
    changeOrigin: true,
  },
];

/** For pages only: a missing script or service worker must stay missing. */
export const pagesAnywhere: Configuration['historyApiFallback'] = {
  disableDotRule: true,
  htmlAcceptHeaders: ['text/html'],
};

/** Unregisters the service worker that a built site has left at this address. */
export const withoutWorker: Configuration['setupMiddlewares'] = (middlewares) => [
  {
    name: 'service-worker',
    path: '/service-worker.js',
    middleware(_request: IncomingMessage, response: ServerResponse) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end("addEventListener('activate', () => registration.unregister());");
    },
  },
  ...middlewares,
];

/**
 * Whether an error in the page is from code of the server on `port`. A page has a client of each server, and only
 * that one hides the error when the code is mended. It runs in the page, so it is written out with the port.
 */
export const isFrom = (port: number) =>
  new Function(
    'error',
    `return /https?:\\/\\/[^/]+:(\\d+)\\//.exec(error.stack)?.[1] === '${port}'`,
  ) as (error: Error) => boolean;
