import type { Context, Middleware, Next } from 'koa';
import type { PublicCache } from '../cache/createPublicCache';
import { isPublicRead } from '../cache/isPublicRead';
import { prepareAnswer, type ReadyAnswer } from '../cache/prepareAnswer';
import { sendAnswer } from '../cache/sendAnswer';
import type { ContentVersion } from '../contentVersion';

function send(ctx: Context, answer: ReadyAnswer) {
  ctx.respond = false;
  // Takes the headers of what the route answered away.
  ctx.body = null;
  ctx.remove('Content-Type');
  return sendAnswer(ctx.req, ctx.res, answer);
}

/**
 * Keeps the answers to public reads, ready-made and compressed, for as long as the content version
 * stands; the listener sends them from then on. A route that counts its answers sets
 * `ctx.state.onServed`, and one whose answer will be another soon `ctx.state.isTransient`. While the
 * database is away the last answer is served, unless something was taken from readers since.
 */
export const publicCache = (cache: PublicCache, content: ContentVersion): Middleware => {
  const underway = new Map<string, Promise<void>>();

  async function refill(ctx: Context, next: Next, version: number) {
    const { withdrawals } = content;
    await next();
    const stale = ctx.status === 503 ? cache.getStale(ctx.url) : undefined;
    if (stale?.withdrawals === content.withdrawals) {
      ctx.remove('Retry-After');
      return send(ctx, stale);
    }
    if (ctx.status !== 200) return;
    const answer = prepareAnswer({
      text: typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body),
      type: ctx.response.get('Content-Type'),
      version,
      withdrawals,
      onServed: ctx.state.onServed,
    });
    if (!ctx.state.isTransient) cache.set(ctx.url, answer);
    return send(ctx, answer);
  }

  return async (ctx, next) => {
    if (!isPublicRead(ctx)) return next();
    const version = content.current;
    // One of many equal requests asks the database; the others wait for what it finds.
    const key = `${version} ${ctx.url}`;
    await underway.get(key)?.catch(() => undefined);
    const found = cache.get(ctx.url, version);
    if (found) return send(ctx, found);
    const work = refill(ctx, next, version).finally(() => underway.delete(key));
    underway.set(key, work);
    return work;
  };
};
