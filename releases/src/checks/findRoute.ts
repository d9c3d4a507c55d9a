import type { PublishedRoute } from '@pressline/shared-api/remote-contract';
import { matchPath } from '@pressline/shared-ui/router';

/** Whether the route pattern `path` matches `pathname`. */
export const matches = (path: string, pathname: string): boolean =>
  matchPath({ path, caseSensitive: true }, pathname) !== null;

const rank = (path: string) => (path.includes('*') ? -1 : path.split('/').length);

/** The route with the most specific pattern that matches, as the remote's own router ranks them. */
export function findRoute(
  routes: readonly PublishedRoute[],
  pathname: string,
): PublishedRoute | undefined {
  const candidates = routes.filter(({ path }) => matches(path, pathname));
  return candidates.sort((a, b) => rank(b.path) - rank(a.path))[0];
}
