import { createReadStream } from 'node:fs';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';
import parseRange from 'range-parser';

/**
 * Cuts the answer that carries the whole of `file` down to the part that the request asks for: 206,
 * or 416 where there is no such part (RFC 9110, 14). Safari plays no video without it. A
 * request for several parts gets the whole, which the RFC allows.
 */
function sendRange(context: Context, file: string): void {
  // Players cannot use a part of an encoded version.
  if (context.response.get('Content-Encoding')) return;
  context.set('Accept-Ranges', 'bytes');
  const wanted = context.get('Range');
  // Ranges are for GET alone, and other units than bytes are ignored.
  if (context.method !== 'GET' || !/^bytes=/i.test(wanted) || isOutdated(context)) return;
  const size = context.response.length ?? 0;
  const ranges = parseRange(size, wanted);
  if (!Array.isArray(ranges)) {
    context.set('Content-Range', `bytes */${size}`);
    context.throw(416);
  }
  const [range] = ranges;
  if (!range || ranges.length > 1) return;
  context.status = 206;
  context.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  context.body = createReadStream(file, range);
  context.length = range.end - range.start + 1;
}

/** Whether the part that is asked for would have to fit parts of another file. */
function isOutdated({ request, response }: Context): boolean {
  const condition = request.get('If-Range');
  return condition !== '' && condition !== response.get('Last-Modified');
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const immutable = { maxage: YEAR_MS, immutable: true };

const PICTURE = /\.(?:png|svg|ico)$/;

/**
 * Serves the immutable, precompressed files whose path matches `allowed`, whole or in part, from the
 * first of `roots` that has them; 404 for the rest of `prefix`.
 */
export function staticFiles(prefix: string, roots: readonly string[], allowed: RegExp): Middleware {
  return async (context, next) => {
    if (!context.path.startsWith(`${prefix}/`)) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    const file = context.path.slice(prefix.length);
    if (!allowed.test(file)) context.throw(404);
    context.vary('Accept-Encoding');
    // Previews of links show them on other sites.
    if (PICTURE.test(file)) context.set('Cross-Origin-Resource-Policy', 'cross-origin');
    // What a document may do weighs 1 KB, and says nothing about a script.
    if (file.endsWith('.js')) context.set('Content-Security-Policy', "default-src 'none'");
    for (const root of roots) {
      try {
        const sent = await send(context, file, { ...immutable, root, brotli: true, gzip: true });
        sendRange(context, sent);
        return;
      } catch (error) {
        if ((error as { status?: number }).status !== 404) throw error;
      }
    }
    context.throw(404);
  };
}
