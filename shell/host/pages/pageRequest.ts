import type { LoadedRemote } from '@pressline/releases/files/LoadedRemote';
import { findRoute } from '@pressline/releases/files/routes';
import type { ChosenReleases } from '@pressline/releases/serving/chooseReleases';
import type { PublishedRoute } from '@pressline/shared-api/remote-manifest';
import { decodedOrSame } from '@pressline/shared-api/text';

/** The release that has a page at an address, and which page it is. */
interface PageMatch {
  release: LoadedRemote;
  route: PublishedRoute;
  params: Record<string, string>;
}

/** What makes two requests ask for the same page. */
export interface PageRequest {
  /** With only the query parameters that the page reads on the server. */
  url: URL;
  releases: readonly LoadedRemote[];
  match: PageMatch | null;
  isGpcOn: boolean;
}

/** A page for one visitor. */
export interface ChosenRequest extends PageRequest {
  choice: ChosenReleases;
  /** Who asks, as limits count visitors. */
  address: string;
}

/** Finds what is asked for at `asked` among `releases`. */
export function pageRequest(
  asked: URL,
  releases: readonly LoadedRemote[],
  isGpcOn: boolean,
): PageRequest {
  const match = matchPage(asked.pathname, releases);
  return { url: addressOf(asked, match), releases, match, isGpcOn };
}

/** Stands for every address that no remote claims. */
const MISSING_PATH = '/404';

const isNotFoundRoute = ({ path, serverRendered }: PublishedRoute) =>
  serverRendered && path.endsWith('*');

const isShared = ({ route }: PageMatch) => !route.serverRendered || isNotFoundRoute(route);

/**
 * The address by which a page is rendered. All that no remote claims has one page, and so has all that
 * a remote's not-found page shows, or a route that is rendered in the browser only.
 */
function addressOf(asked: URL, match: PageMatch | null): URL {
  if (!match) return new URL(MISSING_PATH, asked);
  if (isShared(match)) return new URL(match.route.example, asked);
  return readableAddress(asked, match);
}

/** Whether the page at its address is shown at others, too, and so may be cached whatever it is. */
export const isSharedAddress = ({ match }: PageRequest): boolean => !match || isShared(match);

/** Whether it is the not-found page of a remote. */
export const isNotFoundPage = ({ match }: PageRequest): boolean =>
  match !== null && isNotFoundRoute(match.route);

/** What to send when a remote has nothing at an address: its own not-found page, or else the host's. */
export function notFoundRequest<Request extends PageRequest>(request: Request): Request {
  const { match, url, releases, isGpcOn } = request;
  const own = isNotFoundPage(request)
    ? undefined
    : match?.release.manifest.routes.find(isNotFoundRoute);
  const asked = new URL(own?.example ?? MISSING_PATH, url);
  return { ...request, ...pageRequest(asked, releases, isGpcOn) };
}

function matchPage(pathname: string, releases: readonly LoadedRemote[]): PageMatch | null {
  for (const release of releases) {
    const matched = findRoute(release.manifest.routes, pathname);
    if (!matched) continue;
    const params = Object.entries(matched.params).map(([name, text = '']) => [
      name,
      decodedOrSame(text),
    ]);
    return { release, route: matched.route, params: Object.fromEntries(params) };
  }
  return null;
}

/**
 * The address with only the query parameters that its page reads on the server, so that a link of a
 * campaign finds the page that everyone gets. A page that does not say what it reads is given all.
 */
function readableAddress(asked: URL, { route: { query: read } }: PageMatch): URL {
  if (!asked.search || !read) return asked;
  const url = new URL(asked);
  for (const name of new Set(asked.searchParams.keys())) {
    if (!read.includes(name)) url.searchParams.delete(name);
  }
  return url;
}
