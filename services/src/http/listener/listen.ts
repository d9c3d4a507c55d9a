import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { listenFailure } from '@pressline/shared-api/node/processFailures';
import { HttpError } from '../../errors';
import { SECURITY_HEADERS } from '../errors/securityHeaders';
import { errorBody } from '../errors/toHttpError';
import { hasBody } from '../middleware/limitConcurrentBodies';

const IDLE_CHECK_MS = 100;
const DRAIN_MS = 6_000;

/**
 * Stops a server: refuses new connections, lets requests finish, and closes all connections after
 * 6 s, so that a half-open connection cannot keep the process running.
 */
export async function shutDown(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const check = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const patience = new AbortController();
  const timeUp = delay(DRAIN_MS, undefined, { signal: patience.signal })
    .then(() => server.closeAllConnections())
    .catch(() => undefined);
  await Promise.race([closed, timeUp]);
  patience.abort();
  clearInterval(check);
  await closed;
}

const MALFORMED = new HttpError('validation', 'The request is not valid HTTP');

/** By Node's error codes; all other requests are malformed. */
const REFUSALS: Readonly<Record<string, HttpError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError('request_timeout', 'The request took too long to arrive'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new HttpError('too_large', 'The request body is too large'),
  HPE_HEADER_OVERFLOW: new HttpError('headers_too_large', 'The request headers are too large'),
};

function bytesOf(error: HttpError): string {
  const body = JSON.stringify(errorBody(error, ''));
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Answers what is not a valid request with the usual error body, and closes the connection; whole requests
 * before it get their answers first. A closed connection, or one in the middle of another answer, gets no
 * answer.
 */
export function refuseConnection({ code = '' }: { code?: string }, socket: Duplex): void {
  // Undocumented: the response that Node is sending on a connection.
  const { _httpMessage: answer } = socket as Duplex & { _httpMessage?: ServerResponse | null };
  const isUnderWay = answer?.headersSent && !answer.writableEnded;
  if (!socket.writable || isUnderWay) return void socket.destroy();
  if (answer?.req.complete && !answer.writableEnded) {
    return void answer.once('close', () => refuseConnection({ code }, socket));
  }
  socket.end(bytesOf(REFUSALS[code] ?? MALFORMED), () => socket.destroy());
}

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
