import type { Context, Middleware, Next } from 'koa';
import type { PublicCache } from '../cache/createPublicCache';
import { type EncodedBody, encodeBody, type Variant } from '../cache/encodeBody';
import type { ContentVersion } from '../contentVersion';
import { FILES_PATH } from '../downloads/downloadFiles';

const PUBLIC_READS = '/api/help/';
/** What only the holder of a link may see, and what lies in memory anyway. */
const OTHER_READS = ['/api/help/preview/', `${FILES_PATH}/`];

/** Whether a request is served from memory, with an ETag. */
export const isPublicRead = ({ method, path }: { method: string; path: string }): boolean =>
  method.toUpperCase() === 'GET' &&
  path.startsWith(PUBLIC_READS) &&
  !OTHER_READS.some((other) => path.startsWith(other));

function choose(ctx: Context, encoded: EncodedBody): Variant {
  const accepted = ctx.get('accept-encoding');
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return encoded.br;
  if (/\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return encoded.gzip;
  return encoded.identity;
}

interface ServedBody extends EncodedBody {
  /** Called each time that the answer is given, from memory too. */
  onServed?: () => void;
}

function send(ctx: Context, encoded: ServedBody, version: number) {
  encoded.onServed?.();
  const { body, etag, encoding } = choose(ctx, encoded);
  ctx.set({
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    'X-Content-Version': String(version),
  });
  if (
    ctx
      .get('if-none-match')
      .split(/\s*,\s*/)
      .includes(etag)
  ) {
    ctx.status = 304;
    return;
  }
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.status = 200;
  ctx.type = encoded.type;
  ctx.body = body;
}

/**
 * Serves public reads from memory, ready-made and compressed, for as long as the content version
 * stands. A route that counts its answers sets `ctx.state.onServed`, and one whose answer will be
 * another soon `ctx.state.isTransient`. While the database is away the last answer is served, however old.
 */
export const publicCache = (cache: PublicCache, content: ContentVersion): Middleware => {
  const underway = new Map<string, Promise<void>>();

  async function refill(ctx: Context, next: Next, version: number) {
    await next();
    const stale = ctx.status === 503 ? cache.getStale(ctx.url) : undefined;
    if (stale) {
      ctx.remove('Retry-After');
      // With its own version: whoever keeps it must know how old it is.
      return send(ctx, stale.encoded, stale.version);
    }
    if (ctx.status !== 200) return;
    const text = typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body);
    const encoded: ServedBody = await encodeBody(text, ctx.response.get('Content-Type'));
    encoded.onServed = ctx.state.onServed;
    if (!ctx.state.isTransient) cache.set(ctx.url, version, encoded);
    send(ctx, encoded, version);
  }

  return async (ctx, next) => {
    if (!isPublicRead(ctx)) return next();
    const version = content.current;
    const cached = cache.get(ctx.url, version);
    if (cached) return send(ctx, cached, version);
    // One of many equal requests asks the database; the others wait for what it finds.
    const key = `${version} ${ctx.url}`;
    await underway.get(key)?.catch(() => undefined);
    const found = cache.get(ctx.url, version);
    if (found) return send(ctx, found, version);
    const work = refill(ctx, next, version).finally(() => underway.delete(key));
    underway.set(key, work);
    return work;
  };
};
