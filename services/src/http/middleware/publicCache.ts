import type { Encoding } from '@pressline/shared-api/node/compress';
import type { Context, Middleware, Next } from 'koa';
import Negotiator from 'negotiator';
import type { DatabaseWatch } from '../../store/connection/createDatabaseWatch';
import type { ContentVersion } from '../../store/database/contentVersion';
import {
  createPublicAnswer,
  isCompressed,
  type PublicAnswer,
  type PublicCache,
} from '../cache/createPublicCache';
import { isPublicRead } from '../cache/isPublicRead';
import { PICTURE_ORIGINS, pictureOrigins } from '../cache/pictureOrigins';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

function encodingFor(ctx: Context, answer: PublicAnswer): Encoding {
  if (!isCompressed(answer)) return 'identity';
  const accepted = new Negotiator(ctx.req).encodings(ENCODINGS, { preferred: ENCODINGS });
  return accepted[0] ?? 'identity';
}

/** Sends an answer in an encoding that the caller accepts, or 304. */
async function send(ctx: Context, answer: PublicAnswer): Promise<void> {
  answer.onServed?.();
  const encoding = encodingFor(ctx, answer);
  const { 'Content-Type': type = '', ...headers } = answer.headers;
  ctx.status = 200;
  ctx.set(headers);
  ctx.etag = encoding === 'identity' ? answer.hash : `${answer.hash}-${encoding}`;
  if (ctx.fresh) {
    ctx.status = 304;
    ctx.body = null;
    return;
  }
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
  ctx.set('Content-Type', type);
  ctx.body = await answer.bytes(encoding);
}

function toPublicAnswer(ctx: Context, version: number): PublicAnswer {
  const text = typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body);
  const policy = ctx.response.get('Content-Security-Policy');
  const pictures = pictureOrigins(text).join(' ');
  const headers = {
    'Cache-Control': 'no-cache',
    'Content-Type': ctx.response.get('Content-Type'),
    Vary: 'Accept-Encoding',
    'X-Content-Version': String(version),
    ...(policy && { 'Content-Security-Policy': policy }),
    ...(pictures && { [PICTURE_ORIGINS]: pictures }),
  };
  const { onServed, ignoresQuery } = ctx.state;
  return createPublicAnswer({ text, headers, version, onServed, ignoresQuery });
}

/**
 * Caches the answers to public reads until the content version changes. A route that counts its answers
 * sets `ctx.state.onServed`, and one whose answer must not be cached `ctx.state.isTransient`;
 * `ctx.state.ignoresQuery` says that a query makes no difference.
 */
export const publicCache = (
  cache: PublicCache,
  content: ContentVersion,
  watch: DatabaseWatch,
): Middleware => {
  const underway = new Map<string, Promise<PublicAnswer | undefined>>();

  async function ask(ctx: Context, next: Next, version: number) {
    await next();
    if (ctx.status !== 200) return undefined;
    const answer = toPublicAnswer(ctx, version);
    if (!ctx.state.isTransient) cache.set(ctx.url, answer);
    return answer;
  }

  return async (ctx, next) => {
    // Without the database it is not known whether what is in memory is still public.
    if (!isPublicRead(ctx) || watch.isAway) return next();
    const version = content.current;
    // Of many equal requests one asks the database, and all get its answer.
    const key = `${version} ${ctx.url}`;
    const known = cache.get(ctx.url, version) ?? (await underway.get(key));
    if (known) return send(ctx, known);
    const asking = ask(ctx, next, version).finally(() => {
      // Several ask when the one that they waited for got no answer.
      if (underway.get(key) === asking) underway.delete(key);
    });
    underway.set(key, asking);
    const answer = await asking;
    return answer && send(ctx, answer);
  };
};
