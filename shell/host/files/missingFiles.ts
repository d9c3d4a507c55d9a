import { access } from 'node:fs/promises';
import path from 'node:path';
import { matches, RELEASES_PATH } from '@pressline/releases/files/routes';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Middleware } from 'koa';
import send from 'koa-send';

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

const RELEASE = new RegExp(`^${RELEASES_PATH}/([a-z-]+)/([0-9a-f]{16})/`);

/**
 * Fetches a release that a browser asks for before this host has it: the page may have come from
 * another host, which knew the release a moment earlier.
 */
export function fetchMissingRelease(registry: RemoteRegistry, directory: string): Middleware {
  const known = new Set<string>();
  return async (context, next) => {
    const [, name, release] = RELEASE.exec(context.path) ?? [];
    if (!name || !release) return next();
    const folder = path.join(directory, name, release);
    if (!known.has(folder)) {
      const isHere = await access(folder).then(
        () => true,
        () => registry.fetchFiles(name, release),
      );
      if (isHere) known.add(folder);
    }
    await next();
  };
}

const SERVICE_WORKER = '/service-worker.js';

export function serviceWorker(shellDir: string): Middleware {
  return async (context, next) => {
    if (context.path !== SERVICE_WORKER) return next();
    context.set('Cache-Control', 'no-cache');
    context.vary('Accept-Encoding');
    await send(context, SERVICE_WORKER, { root: shellDir, brotli: true, gzip: true });
  };
}
