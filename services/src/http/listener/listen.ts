import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { listenFailure } from '@pressline/shared-api/node/listenFailure';
import { hasBody } from '../limits/hasBody';
import { refuseConnection } from './refuseConnection';

const HEADERS_MS = 10_000;
const BODY_MS = 30_000;
/** 50 MB over a line of 1.5 Mbit/s. */
const UPLOAD_MS = 300_000;
/** Much longer than the shell host keeps an idle connection. */
const KEEP_ALIVE_MS = 30_000;
/** How often Node checks the timeouts, and so by how much they may be exceeded. */
const CHECK_MS = 2_000;
const MAX_CONNECTIONS = 2_000;
const MAX_HEADER_BYTES = 16 * 1_024;
const MAX_HEADERS = 100;

/** Closes a connection whose body takes too long; uploads may take as long as the whole request. */
function boundBody(request: IncomingMessage): void {
  if (!hasBody(request)) return;
  if (request.headers['content-type']?.startsWith('multipart/')) return;
  const patience = setTimeout(
    () => refuseConnection({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket),
    BODY_MS,
  );
  request.once('close', () => clearTimeout(patience));
}

/** Node itself would refuse a request without `Host` with an empty body (RFC 9112 §3.2). */
const withHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const { headers, httpVersion, socket } = request;
    if (headers.host === undefined && httpVersion === '1.1') return refuseConnection({}, socket);
    return listener(request, response);
  };

/** Listens with limits for times and connections. @throws Error that names the port and its variable */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: UPLOAD_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      requireHostHeader: false,
    },
    withHost(listener),
  );
  server.on('clientError', refuseConnection);
  // Unknown expectations may be ignored (RFC 9110 §10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.maxHeadersCount = MAX_HEADERS;
  // Also for callers that do not read the answer.
  server.timeout = UPLOAD_MS;
  server.prependListener('request', boundBody);
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, { host, port, variable: 'SERVICES_PORT' });
  });
  return server;
}
