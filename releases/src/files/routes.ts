import type { PublishedRoute } from '@pressline/shared-api/remote-manifest';
import { matchPath } from '@pressline/shared-ui/router';

/** Where the host serves the files of the releases, and those of the shell. */
export const RELEASES_PATH = '/remotes';
export const SHELL_PATH = '/shell';
/** Where it serves the containers for hosts of others, below the remote's name. */
export const GUESTS_PATH = '/guests';
/** Where it serves what the scripts of a page start with, below the fingerprint of the page. */
export const PAGE_DATA_PATH = '/page-data';
/** Where it serves the styles of what is below the first screen. */
export const STYLES_PATH = '/styles';

const files = [
  ...['/healthz', '/readyz', '/service-worker.js', '/favicon.ico', '/robots.txt'],
  ...[
    ...['/sitemap.xml', '/sitemap-1.xml'],
    '/llms.txt',
    '/llms-full.txt',
    '/manifest.webmanifest',
    '/mcp',
    '/mcp/server-card',
  ],
];
const folders = [
  '/api',
  RELEASES_PATH,
  SHELL_PATH,
  GUESTS_PATH,
  PAGE_DATA_PATH,
  STYLES_PATH,
  '/.well-known',
];

/** The host's own addresses, which no remote can have. */
export const hostRoutes: readonly Pick<PublishedRoute, 'path' | 'example'>[] = [
  ...files.map((path) => ({ path, example: path })),
  // The paths below them: `/api` itself is a page.
  ...folders.map((path) => ({ path: `${path}/:first/*`, example: `${path}/anything` })),
];

export const matches = (path: string, pathname: string): boolean =>
  matchPath({ path, caseSensitive: true }, pathname) !== null;

const rank = (path: string) => (path.includes('*') ? -1 : path.split('/').length);

interface MatchedRoute {
  route: PublishedRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** The route with the most specific pattern that matches, as the remote's own router ranks them. */
export function findRoute(
  routes: readonly PublishedRoute[],
  pathname: string,
): MatchedRoute | undefined {
  const candidates = routes.flatMap((route): MatchedRoute[] => {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    return match ? [{ route, params: match.params }] : [];
  });
  return candidates.sort((a, b) => rank(b.route.path) - rank(a.route.path))[0];
}
