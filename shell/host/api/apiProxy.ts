import { Agent, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { decodedOrSame } from '@pressline/shared-api/text';
import { ProxyServer } from 'httpxy';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { ApiFailure, sendFailure } from './apiFailure';
import type { ContentVersion } from './contentVersion';
import { forwardAddress } from './visitorAddress';

type Done = (error?: Error | null) => void;

const isClosedByPeer = (error?: Error | null) =>
  ['EPIPE', 'ECONNRESET'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/**
 * A server that refuses a body may answer and close before it has read all of it (RFC 9112 §9.6).
 * Node gives up a connection as soon as writing fails, before it reads the answer: so writing into a
 * closed connection reports no error, and reading finds the answer, or the same error.
 */
function readOn(socket: Duplex): Duplex {
  const { _write, _writev } = socket;
  const heedless =
    (done: Done): Done =>
    (error) =>
      done(isClosedByPeer(error) ? null : error);
  socket._write = (chunk, encoding, done) => _write.call(socket, chunk, encoding, heedless(done));
  socket._writev = (chunks, done) => _writev?.call(socket, chunks, heedless(done));
  return socket;
}

/** An agent whose connections are read to the end, also when the other side has stopped to read. */
class ReadingAgent extends Agent {
  override createConnection(...args: Parameters<Agent['createConnection']>) {
    const socket = super.createConnection(...args);
    return socket && readOn(socket);
  }
}

// Reads are quick; generating an article may take a minute.
const READ_TIMEOUT_MS = 5_000;
const WRITE_TIMEOUT_MS = 120_000;
// Shorter than the idle timeout of services, so that no request meets a closing connection.
const IDLE_MS = 10_000;

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Says what became of a request that services did not answer: they may have carried out a write that reached them. */
function sendUnavailable(response: ServerResponse, method: string | undefined, error: Error): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const hasReached = (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED';
  const message =
    hasReached && !isRead(method)
      ? 'We don’t know if this was saved. Please check before you try again.'
      : 'The service isn’t available right now. Please try again.';
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' });
  response.end(JSON.stringify({ error: { code: 'unavailable', message }, message }));
}

/** What services answer at the same address below `/api`: for readers that are programs. */
const OUTSIDE_API =
  /^\/(?:mcp|llms-full\.txt|help(?:\/glossary|\/articles\/[^/]+)?\.md|help\/articles\/[^/]+\/sheet)$/;
/** Of an article, for people as well: for a missing one they get the site's not-found page. */
const DOCUMENT = /^(?:\/api)?\/help\/articles\/[^/]+(?:\.md|\/sheet)$/;

/** Whether a path is for this host and services only, in whatever way it is spelled. */
function isInternal(pathname: string): boolean {
  const resolved = new URL(`http://host${pathname.replace(/\/+/g, '/')}`).pathname;
  return /^\/+api\/+internal(\/|$)/i.test(decodedOrSame(resolved));
}

/** Proxies `/api/`, pages as Markdown and MCP to services, and passes each answer's version to `contentVersion`. */
export function apiProxy(target: string, contentVersion: ContentVersion, log: Logger): Middleware {
  const proxy = new ProxyServer({
    target,
    agent: new ReadingAgent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS }),
  });
  /** What to do, by its answer to the visitor, when a document is missing. */
  const missing = new WeakMap<object, () => void>();
  proxy.on('proxyRes', (answer, _request, response) => {
    const { headers, statusCode = 502 } = answer;
    // The visitor may still be sending a refused body: that connection must not close with ours.
    delete headers.connection;
    delete headers['keep-alive'];
    // What the host has chosen by already.
    const varies = [response.getHeader('Vary'), headers.vary].filter(Boolean);
    if (varies.length > 0) headers.vary = varies.join(', ');
    const version = headers['x-content-version'];
    contentVersion.observe(Array.isArray(version) ? version[0] : version);
    const handleMissing = missing.get(response);
    if (!handleMissing || !(response instanceof ServerResponse)) return;
    if (statusCode === 404) {
      answer.resume();
      handleMissing();
    } else {
      response.writeHead(statusCode, headers);
      answer.pipe(response);
    }
  });
  proxy.on('error', (error, request, response) => {
    log.warn({ err: error }, 'services could not be reached');
    if (response instanceof ServerResponse) sendUnavailable(response, request?.method, error);
  });
  return async (context, next) => {
    const isOutside = OUTSIDE_API.test(context.path);
    const isApi = context.path.startsWith('/api/') && context.path !== '/api/';
    if (!isApi && !isOutside) return next();
    if (isInternal(context.path)) {
      return sendFailure(context, new ApiFailure('not_found', 'Not found'));
    }
    if (isOutside) context.req.url = `/api${context.req.url}`;
    context.respond = false;
    forwardAddress(context.req);
    const isReading = isRead(context.method);
    const proxyTimeout = isReading ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;
    const isReader = isOutside || context.get('Accept').includes('text/html');
    if (!isReading || !isReader || !DOCUMENT.test(context.path)) {
      await proxy.web(context.req, context.res, { proxyTimeout });
      return undefined;
    }
    const isMissing = await new Promise<boolean>((resolve) => {
      missing.set(context.res, () => resolve(true));
      context.res.once('close', () => resolve(false));
      void proxy.web(context.req, context.res, { proxyTimeout, selfHandleResponse: true });
    });
    if (!isMissing) return undefined;
    context.respond = true;
    // What ends like a file would be answered as one.
    context.path = context.path.replace(/\.md$/, '');
    return next();
  };
}
