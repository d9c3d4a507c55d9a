import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Context, Middleware } from 'koa';
import { pageAddress } from '../canonicalPath';
import { isLateStylesUrl } from '../document/pageFiles';
import { chooseFor } from '../pages/chooseFor';
import { type CompressedBody, sendBody } from '../pages/compressedBody';
import type { PageMaker } from '../pages/pageMaker';

/**
 * Answers the stylesheets that documents name. A host that does not have one, because the document
 * came from another one, answers that of the same page as it is now: no visitor sees a page without styles.
 */
export function lateStyles(
  registry: RemoteRegistry,
  maker: PageMaker,
  publicUrl: string,
): Middleware {
  async function ofReferrer(context: Context): Promise<CompressedBody | undefined> {
    const referrer = context.get('Referer');
    const asked = URL.canParse(referrer) && pageAddress(new URL(referrer).pathname, publicUrl);
    if (!asked) return undefined;
    const request = chooseFor(context, asked, registry);
    const known = await maker.page(request);
    const page = hasLost(known) ? await maker.remake(request) : known;
    return 'stylesUrl' in page ? maker.file(page.stylesUrl ?? '') : undefined;
  }
  /** Whether the page names a stylesheet that has left memory. */
  const hasLost = (page: object) =>
    'stylesUrl' in page && page.stylesUrl !== undefined && !maker.file(String(page.stylesUrl));

  return async (context, next) => {
    if (!isLateStylesUrl(context.path)) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    const kept = maker.file(context.path);
    const styles = kept ?? (await ofReferrer(context));
    if (!styles) return context.throw(404);
    context.status = 200;
    context.type = 'text/css; charset=utf-8';
    context.set('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-store');
    sendBody(context, styles);
  };
}
