import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import type { HttpError } from '../../errors';

/** A path for logs: without preview tokens, which give access. */
export const loggedPath = (path: string): string =>
  path.replace(/^(\/api\/help\/preview\/).+/, '$1…');

/** Gives each request an id and logs it when it is done: the path without its query. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    ctx.set('X-Request-Id', requestId);
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const { method, status } = ctx;
    const path = loggedPath(ctx.path);
    log[status >= 500 && !ctx.state.isRefused ? 'warn' : 'debug'](
      { requestId, method, path, status, ms },
      'request',
    );
  };

const WINDOW_MS = 60_000;
const MAX_LINES = 60;
const MAX_FIELDS = 20;
const MAX_NAME = 60;
const MAX_PATH = 200;

/** What input validation, credentials, roles, rules and limits refuse. */
const LOGGED: ReadonlySet<number> = new Set([400, 401, 403, 409, 413, 415, 429]);

const isOfInterest = ({ method, path }: Context, status: number) =>
  LOGGED.has(status) &&
  (status === 429 || !['GET', 'HEAD'].includes(method) || path.startsWith('/api/admin/'));

export type LogRefusal = (ctx: Context, error: HttpError) => void;

/**
 * Logs what staff's routes, public writes and rate limits refuse: route, status and names of fields,
 * never a value or an address. So many lines a minute at most, and then how many more there were.
 */
export function createRefusalLog(log: Logger): LogRefusal {
  let startedAt = 0;
  let lines = 0;
  let more = 0;
  return (ctx, { status, code, details }) => {
    if (!isOfInterest(ctx, status)) return;
    if (Date.now() - startedAt >= WINDOW_MS) {
      if (more > 0) log.info({ more }, 'requests refused: more of them');
      startedAt = Date.now();
      lines = 0;
      more = 0;
    }
    if (lines >= MAX_LINES) {
      more += 1;
      return;
    }
    lines += 1;
    const route = String(ctx._matchedRoute ?? loggedPath(ctx.path)).slice(0, MAX_PATH);
    const names = Object.keys(details.fields ?? {}).slice(0, MAX_FIELDS);
    const fields = names.map((name) => name.slice(0, MAX_NAME));
    log.info({ method: ctx.method, route, status, code, fields }, 'request refused');
  };
}
