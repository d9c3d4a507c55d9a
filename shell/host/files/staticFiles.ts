import type { Middleware } from 'koa';
import send from 'koa-send';
import { answerRange } from './answerRange';

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
        answerRange(context, sent);
        return;
      } catch (error) {
        if ((error as { status?: number }).status !== 404) throw error;
      }
    }
    context.throw(404);
  };
}
