import { matches } from '@pressline/releases/files/routes';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Middleware } from 'koa';

/** A last segment with an ending, such as `foo.css`; `.html` is how people write pages. */
const FILE = /\.(?!html?$)[a-z0-9]+$/i;

/**
 * Answers a missing file with a short text instead of a whole not-found page. A path with a file
 * ending is a file unless a route other than a catch-all (`/help/*`) matches it: what
 * `/help/articles/:slug` matches is a page.
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
