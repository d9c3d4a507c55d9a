import { differenceFile, WORTH_BYTES } from '@pressline/releases/files/differences';
import type { Context, Middleware } from 'koa';
import send from 'koa-send';
import { answerRange } from './answerRange';

/** By which the browser says that it has a dictionary for what it asks for (RFC 9842). */
const AVAILABLE = 'Available-Dictionary';

/**
 * The SHA-256, in hexadecimal, of the former script that the browser has. Undefined when it has none
 * or cannot read `dcz`.
 */
function availableDictionary(context: Context): string | undefined {
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(context.get(AVAILABLE)) ?? [];
  if (!hash || !context.acceptsEncodings('dcz')) return undefined;
  return Buffer.from(hash, 'base64').toString('hex');
}

/** Asks the browser to keep the answer as the dictionary of the same chunk in later releases. */
function offerDictionary(context: Context): void {
  const isSmall = (context.response.length ?? 0) < WORTH_BYTES;
  if (context.status !== 200 || (isSmall && context.response.get('Content-Encoding') !== 'dcz'))
    return;
  const match = context.path
    .replace(/\/[0-9a-f]{16}\//, '/*/')
    .replace(/\.[0-9a-f]+\.js$/, '.*.js');
  context.set('Use-As-Dictionary', `match="${match}"`);
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const immutable = { maxage: YEAR_MS, immutable: true };

const PICTURE = /\.(?:png|svg|ico)$/;

/**
 * Serves the immutable, precompressed files whose path matches `allowed`, whole, in part or as the
 * difference from one that the browser has, from the first of `roots` that has them; 404 for the rest
 * of `prefix`.
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
    const isScript = file.endsWith('.js');
    if (isScript) {
      context.vary(AVAILABLE);
      // What a document may do weighs 1 KB, and says nothing about a script.
      context.set('Content-Security-Policy', "default-src 'none'");
    }
    const dictionary = isScript ? availableDictionary(context) : undefined;
    for (const root of roots) {
      const isAnswered =
        (dictionary && (await isDifferenceSent(context, file, dictionary, root))) ||
        (await isSent(context, file, root));
      if (!isAnswered) continue;
      if (isScript) offerDictionary(context);
      return;
    }
    context.throw(404);
  };
}

const isSent = (context: Context, file: string, root: string) =>
  unlessMissing(async () => {
    const sent = await send(context, file, { ...immutable, root, brotli: true, gzip: true });
    answerRange(context, sent);
  });

const isDifferenceSent = (context: Context, file: string, dictionary: string, root: string) =>
  unlessMissing(async () => {
    const difference = differenceFile(file, dictionary);
    await send(context, difference, { ...immutable, root, brotli: false, gzip: false });
    context.type = 'js';
    context.set('Content-Encoding', 'dcz');
  });

async function unlessMissing(answer: () => Promise<void>): Promise<boolean> {
  try {
    await answer();
    return true;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return false;
    throw error;
  }
}
