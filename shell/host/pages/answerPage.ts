import type { Context } from 'koa';
import { compressBody, type Encoding } from './compressedBody';
import type { SentPage } from './pageCache';
import type { RenderedPage } from './renderPage';

/** A rendered page as it is sent, ready-made for every encoding. */
export async function compressPage({ status, html, isPrivate }: RenderedPage): Promise<SentPage> {
  return { status, isPrivate, body: await compressBody(html, 'quick') };
}

/** Sends a page in the best encoding that the browser takes, or 304 when it has this one. */
export function answerPage(context: Context, { status, body, isPrivate }: SentPage): void {
  const { bytes, etags } = body;
  // Our order, not the browser's: it names gzip first and means no preference by it.
  const encoding: Encoding =
    (['br', 'gzip'] as const).find((one) => context.acceptsEncodings(one)) ?? 'identity';
  context.status = status;
  context.type = 'text/html; charset=utf-8';
  context.vary('Accept-Encoding');
  context.vary('Sec-GPC');
  context.set('Cache-Control', isPrivate ? 'no-store' : 'no-cache');
  if (status === 503) context.set('Retry-After', '5');
  if (encoding !== 'identity') context.set('Content-Encoding', encoding);
  context.etag = etags[encoding];
  if (status === 200 && context.fresh) {
    context.status = 304;
    return;
  }
  context.body = bytes[encoding];
}
