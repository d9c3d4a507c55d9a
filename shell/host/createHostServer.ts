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
