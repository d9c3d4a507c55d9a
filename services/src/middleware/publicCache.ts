import type { Context, Middleware, Next } from 'koa';
import type { PublicCache } from '../cache/createPublicCache';
import { isPublicRead } from '../cache/isPublicRead';
import { prepareAnswer, type ReadyAnswer } from '../cache/prepareAnswer';
import { sendAnswer } from '../cache/sendAnswer';
import type { ContentVersion } from '../database/contentVersion';

interface OtherAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

type Outcome = ReadyAnswer | OtherAnswer;

function otherAnswer({ status, body, response }: Context): OtherAnswer {
  // Each of the waiting requests has an id of its own.
  const { 'x-request-id': _, ...headers } = response.headers;
  return { status, body, headers: headers as Record<string, string> };
}

function send(ctx: Context, answer: ReadyAnswer) {
  ctx.respond = false;
  // Removes the headers of the route's answer.
  ctx.body = null;
  ctx.remove('Content-Type');
  return sendAnswer(ctx.req, ctx.res, answer);
}

function give(ctx: Context, outcome: Outcome) {
  if ('variant' in outcome) return send(ctx, outcome);
  ctx.status = outcome.status;
  ctx.body = outcome.body;
  ctx.set(outcome.headers);
  return undefined;
}

/**
 * Caches the answers to public reads, ready-made and compressed, until the content version changes;
 * the listener sends them. A route that counts its answers sets `ctx.state.onServed`, and one whose
 * answer must not be cached `ctx.state.isTransient`; `ctx.state.ignoresQuery` says that a query makes no
 * difference. While the database is away the last answer is
 * served, unless something was unpublished since.
 */
export const publicCache = (cache: PublicCache, content: ContentVersion): Middleware => {
  const underway = new Map<string, Promise<Outcome>>();

  async function ask(ctx: Context, next: Next, version: number): Promise<Outcome> {
    const { unpublishVersion } = content;
    await next();
    const stale = ctx.status === 503 ? cache.getStale(ctx.url) : undefined;
    if (stale?.unpublishVersion === content.unpublishVersion) {
      ctx.remove('Retry-After');
      return stale;
    }
    if (ctx.status !== 200) return otherAnswer(ctx);
    const answer = prepareAnswer({
      text: typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body),
      type: ctx.response.get('Content-Type'),
      policy: ctx.response.get('Content-Security-Policy'),
      version,
      unpublishVersion,
      onServed: ctx.state.onServed,
      ignoresQuery: ctx.state.ignoresQuery,
    });
    if (!ctx.state.isTransient) cache.set(ctx.url, answer);
    return answer;
  }

  return async (ctx, next) => {
    if (!isPublicRead(ctx)) return next();
    const version = content.current;
    // Of many equal requests one asks the database, and all get its answer.
    const key = `${version} ${ctx.url}`;
    const known = underway.get(key) ?? cache.get(ctx.url, version);
    if (known) return give(ctx, await known);
    const asking = ask(ctx, next, version).finally(() => underway.delete(key));
    underway.set(key, asking);
    return give(ctx, await asking);
  };
};
