import type { Encoding } from '@pressline/shared-api/node/compress';
import type { Context } from 'koa';
import type { CompressedBody } from './compressedBody';

const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[];

/** Sends a body in the best encoding that the browser takes, or 304 when it has this one. */
export function answerBody(context: Context, { bytes, etags }: CompressedBody): void {
  // Our order, not the browser's: it names gzip first and means no preference by it.
  const encoding =
    ENCODINGS.find((one) => bytes[one] && context.acceptsEncodings(one)) ?? 'identity';
  context.vary('Accept-Encoding');
  if (encoding !== 'identity') context.set('Content-Encoding', encoding);
  context.etag = String(etags[encoding]);
  if (context.status === 200 && context.fresh) context.status = 304;
  else context.body = bytes[encoding];
}
