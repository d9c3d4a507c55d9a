import type { PublishedRoute } from '@pressline/shared-api/remote-contract';
import { matchPath } from '@pressline/shared-ui/router';

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
