import type { Context, Middleware } from 'koa';
import send from 'koa-send';
import { answerRange } from './answerRange';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

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
    for (const root of roots) if (await isSent(context, file, root)) return;
    context.throw(404);
  };
}

async function isSent(context: Context, file: string, root: string): Promise<boolean> {
  try {
    const sent = await send(context, file, {
      root,
      maxage: YEAR_MS,
      immutable: true,
      brotli: true,
      gzip: true,
    });
    answerRange(context, sent);
    return true;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return false;
    throw error;
  }
}
