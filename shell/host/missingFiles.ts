import { matches } from '@pressline/releases/checks/findRoute';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Middleware } from 'koa';

/** A last segment with an ending, such as `foo.css`; `.html` is how people write pages. */
const FILE = /\.(?!html?$)[a-z0-9]+$/i;

/**
 * Answers a file that is not there with a short text: what asks for one is no reader, and a page is
 * large. A file is what ends like one below no route but a catch-all (`/help/*`); what a route has a
 * place for (`/help/articles/:slug`) is a page, and so is its not-found page.
 */
export function missingFiles(registry: RemoteRegistry): Middleware {
  const isPage = (pathname: string) =>
    registry
      .releases()
      .some(({ manifest }) =>
        manifest.routes.some(({ path }) => !path.includes('*') && matches(path, pathname)),
      );
  return async (context, next) => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (isRead && FILE.test(context.path) && !isPage(context.path)) context.throw(404);
    return next();
  };
}
