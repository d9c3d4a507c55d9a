import { WORTH_BYTES } from '@pressline/releases/files/differences';
import type { Context } from 'koa';

/** By which the browser says that it has a dictionary for what it asks for (RFC 9842). */
export const AVAILABLE = 'Available-Dictionary';

/**
 * The SHA-256, in hexadecimal, of the former script that the browser has. Undefined when it has none
 * or cannot read `dcz`.
 */
export function availableDictionary(context: Context): string | undefined {
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(context.get(AVAILABLE)) ?? [];
  if (!hash || !context.acceptsEncodings('dcz')) return undefined;
  return Buffer.from(hash, 'base64').toString('hex');
}

/** Asks the browser to keep the answer as the dictionary of the same chunk in later releases. */
export function offerDictionary(context: Context): void {
  const isSmall = (context.response.length ?? 0) < WORTH_BYTES;
  if (context.status !== 200 || (isSmall && context.response.get('Content-Encoding') !== 'dcz'))
    return;
  const match = context.path
    .replace(/\/[0-9a-f]{16}\//, '/*/')
    .replace(/\.[0-9a-f]+\.js$/, '.*.js');
  context.set('Use-As-Dictionary', `match="${match}"`);
}
