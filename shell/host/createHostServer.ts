import { createServer, type RequestListener, type Server } from 'node:http';

const HEADERS_MS = 10_000;
const REQUEST_MS = 300_000;
/** How often Node looks for connections that take longer; its own half a minute would add to the limit. */
const CHECK_MS = 2_000;

/** A server that gives up requests whose headers take ten seconds to arrive. */
export const createHostServer = (listener: RequestListener): Server =>
  createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    listener,
  );

const DRAIN_MS = 6_000;
const FINISH_MS = 1_500;

/**
 * Finishes the running requests and refuses new ones, then calls `finish`, which closes what requests
 * need, and `exit`. Exits within eight seconds in any case.
 */
export function drain(server: Server, finish: () => Promise<void>, exit: () => void): void {
  server.close(() => void finish().finally(exit));
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  setTimeout(exit, DRAIN_MS + FINISH_MS).unref();
}
