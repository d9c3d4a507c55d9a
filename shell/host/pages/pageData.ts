import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Middleware } from 'koa';
import { pageAddress } from '../canonicalPath';
import { readPageDataUrl } from '../document/pageFiles';
import { chooseFor } from './chooseFor';
import { sendBody } from './compressedBody';
import type { PageMaker } from './pageMaker';

/**
 * Answers what the scripts of a page start with. A host that does not have it, because the page came
 * from another one, renders the page again, and answers it if that would be the same page.
 */
export function pageData(
  registry: RemoteRegistry,
  maker: PageMaker,
  publicUrl: string,
): Middleware {
  return async (context, next) => {
    const address = readPageDataUrl(context.path);
    if (!address) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    let data = maker.file(context.path);
    if (!data) {
      const asked = pageAddress(address.pathname, publicUrl);
      if (!asked) return context.throw(404);
      const request = chooseFor(context, asked, registry);
      if (maker.fingerprint(request) === address.fingerprint) await maker.remake(request);
      data = maker.file(context.path);
    }
    if (!data) return context.throw(404);
    context.status = 200;
    context.type = 'application/json';
    const readers = registry.isCanaryRunning() ? 'private' : 'public';
    context.set('Cache-Control', `${readers}, max-age=31536000, immutable`);
    sendBody(context, data);
  };
}
