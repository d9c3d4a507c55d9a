import { PAGE_DATA_PATH } from '@pressline/releases/files/routes';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Middleware } from 'koa';
import { pageAddress } from '../canonicalPath';
import { chooseFor } from './chooseFor';
import { answerBody } from './compressedBody';
import type { PageMaker } from './pageMaker';

const ADDRESS = new RegExp(`^${PAGE_DATA_PATH}/([0-9a-f]{12})(/.*)$`);

/** Where the data of the page at `pathname` is, as made from what `fingerprint` names. */
export const pageDataUrl = (fingerprint: string, pathname: string): string =>
  `${PAGE_DATA_PATH}/${fingerprint}${pathname}`;

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
    const [address, fingerprint, pathname = ''] = ADDRESS.exec(context.path) ?? [];
    if (!address) return next();
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    let data = maker.file(address);
    if (!data) {
      const asked = pageAddress(pathname, publicUrl);
      if (!asked) return context.throw(404);
      const request = chooseFor(context, asked, registry);
      if (maker.fingerprint(request) === fingerprint) await maker.remake(request);
      data = maker.file(address);
    }
    if (!data) return context.throw(404);
    context.status = 200;
    context.type = 'application/json';
    const readers = registry.isCanaryRunning() ? 'private' : 'public';
    context.set('Cache-Control', `${readers}, max-age=31536000, immutable`);
    answerBody(context, data);
  };
}
