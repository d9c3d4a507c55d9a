import type { Context } from 'koa';
import { hashSource, styleSources } from '../document/document';
import { allowInPage, type PagePolicy } from '../securityHeaders';
import { type CompressedBody, compressBody, gzipBody, sendBody } from './compressedBody';
import type { RenderedPage } from './render/renderPage';

export interface SentPage {
  status: number;
  isPrivate: boolean;
  body: CompressedBody;
  /** What its headers allow besides what those of every page do. */
  policy: PagePolicy;
  /** Of the stylesheet that it names, if any. */
  stylesUrl?: string | undefined;
}

export type WrittenPage = Pick<RenderedPage, 'status' | 'isPrivate' | 'owner'> &
  Partial<Pick<RenderedPage, 'earlyScript' | 'pictureOrigins'>> & { html: string };

async function sentPage(
  { html, ...page }: WrittenPage,
  compress: (html: string) => Promise<CompressedBody>,
): Promise<SentPage> {
  const { status, isPrivate, earlyScript, owner, pictureOrigins = [] } = page;
  const policy = {
    scripts: earlyScript ? [hashSource(earlyScript)] : [],
    styles: styleSources(html),
    pictures: pictureOrigins,
    owner,
  };
  return { status, isPrivate, policy, body: await compress(html) };
}

/** A page to be sent again and again. */
export const compressPage = (page: WrittenPage): Promise<SentPage> =>
  sentPage(page, (html) => compressBody(html, 'quick'));

/** A page for one answer. */
export const gzipPage = (page: WrittenPage): Promise<SentPage> => sentPage(page, gzipBody);

export function sendPage(context: Context, page: SentPage): void {
  const { status, body, isPrivate, policy } = page;
  allowInPage(context, policy);
  context.status = status;
  context.type = 'text/html; charset=utf-8';
  context.vary('Sec-GPC');
  context.set('Cache-Control', isPrivate ? 'no-store' : 'no-cache');
  if (status === 503) context.set('Retry-After', '5');
  sendBody(context, body);
}
