import { findRoute } from '@pressline/releases/checks/findRoute';
import type { LoadedRemote } from '@pressline/releases/loaded/LoadedRemote';

/**
 * The address with only the query parameters that its page reads on the server, so that a link of a
 * campaign finds the page that everyone gets. A page that does not say what it reads is given all.
 */
export function readableAddress(url: URL, releases: readonly LoadedRemote[]): URL {
  if (!url.search) return url;
  const routes = releases.flatMap(({ manifest }) => manifest.routes);
  const route = findRoute(routes, url.pathname);
  const read = route ? route.query : [];
  if (!read) return url;
  const readable = new URL(url);
  for (const name of new Set(url.searchParams.keys())) {
    if (!read.includes(name)) readable.searchParams.delete(name);
  }
  return readable;
}
