import { ServerResponse } from 'node:http';
import { ProxyServer } from 'httpxy';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { ContentVersion } from './contentVersion';
import { ReadingAgent } from './readingAgent';
import { forwardAddress } from './visitorAddress';

// A read is answered soon or not at all; an article may be generated for a minute.
const READ_TIMEOUT_MS = 5_000;
const WRITE_TIMEOUT_MS = 120_000;
// Services close what is idle for longer: a request on its way just then would be lost.
const IDLE_MS = 10_000;

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = 'The service is not available at the moment. Please try again.';
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' });
  response.end(JSON.stringify({ error: { code: 'unavailable', message }, message }));
}

// An article as Markdown stands beside its page, for readers that are programs.
const MARKDOWN_ARTICLE = /^\/help\/articles\/[^/]+\.md$/;

/** Whether a path is for this host and services only, in whatever way it is spelled. */
function isInternal(pathname: string): boolean {
  const resolved = new URL(`http://host${pathname.replace(/\/+/g, '/')}`).pathname;
  return /^\/+api\/+internal(\/|$)/i.test(decoded(resolved));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function answerNotFound(context: Context): void {
  const message = 'Not found';
  context.status = 404;
  context.body = { error: { code: 'not_found', message }, message };
}

/** Hands everything below `/api/` and articles as Markdown to services, and tells `contentVersion` of the version in each answer. */
export function apiProxy(target: string, contentVersion: ContentVersion, log: Logger): Middleware {
  const proxy = new ProxyServer({
    target,
    agent: new ReadingAgent({ keepAlive: true, maxSockets: 256, timeout: IDLE_MS }),
  });
  proxy.on('proxyRes', ({ headers }) => {
    // What becomes of the connection to services says nothing of the one to the visitor, who may
    // still be sending a body that was refused.
    delete headers.connection;
    delete headers['keep-alive'];
    const version = headers['x-content-version'];
    contentVersion.observe(Array.isArray(version) ? version[0] : version);
  });
  proxy.on('error', (error, _request, response) => {
    log.warn({ err: error }, 'services could not be reached');
    if (response instanceof ServerResponse) answerUnavailable(response);
  });
  return async (context, next) => {
    const isMarkdown = MARKDOWN_ARTICLE.test(context.path);
    const isApi = context.path.startsWith('/api/') && context.path !== '/api/';
    if (!isApi && !isMarkdown) return next();
    if (isInternal(context.path)) return answerNotFound(context);
    if (isMarkdown) context.req.url = `/api${context.req.url}`;
    context.respond = false;
    forwardAddress(context.req);
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    await proxy.web(context.req, context.res, {
      proxyTimeout: isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
    });
  };
}
