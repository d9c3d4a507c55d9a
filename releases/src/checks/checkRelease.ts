import type { PublishedRoute, RemoteManifest } from '@pressline/shared-api/remote-manifest';
import type { LoadedRemote } from '../files/LoadedRemote';
import { InvalidRelease } from '../files/releaseDocument';
import { findRoute, hostRoutes, matches } from '../files/routes';
import { breaksPolicy, showsNothing } from './renderedHtml';

/**
 * Renders one URL path with a release that is not active yet, to the remote's own part of the
 * HTML; null when it redirects or has nothing there. Throws when rendering fails.
 */
export type SmokeRender = (release: LoadedRemote, path: string) => Promise<string | null>;

export type SharedVersions = Readonly<Record<string, string>>;

/**
 * Checks whether a release may replace the active one: it has the host's shared versions, claims no
 * route of another remote or the host, and every server-rendered route renders something. Throws the
 * first problem.
 */
export async function checkRelease(
  release: LoadedRemote,
  others: readonly RemoteManifest[],
  sharedVersions: SharedVersions,
  render: SmokeRender,
): Promise<void> {
  const { manifest } = release;
  checkSharedVersions(manifest, sharedVersions);
  for (const route of manifest.routes) {
    if (!matches(route.path, route.example)) {
      throw new Error(`${route.example} is not an example of ${route.path}`);
    }
    if (hostRoutes.some((its) => collide(route, its))) {
      throw new Error(`${manifest.name} claims ${route.path}, which the host itself answers`);
    }
    const owner = others.find(({ routes }) => routes.some((its) => collide(route, its)));
    if (owner) {
      throw new Error(`${manifest.name} claims ${route.path}, which ${owner.name} owns`);
    }
  }
  if (release.server) await renderEveryRoute(release, render);
}

export function checkSharedVersions(
  { name, release, shared }: Pick<RemoteManifest, 'name' | 'release' | 'shared'>,
  sharedVersions: SharedVersions,
): void {
  for (const [module, version] of Object.entries(shared)) {
    if (sharedVersions[module] === version) continue;
    const ours = sharedVersions[module] ?? 'none';
    const reason = `${name} was built against ${module} ${version}, the shell shares ${ours}`;
    throw new InvalidRelease(name, release, reason);
  }
}

type Claim = Pick<PublishedRoute, 'path' | 'example'>;

const collide = (one: Claim, other: Claim) =>
  matches(one.path, other.example) || matches(other.path, one.example);

/**
 * Renders the example of every route, and for each route the first page that those pages link to:
 * an example may be a page that does not exist, a link leads to one that does.
 */
export async function renderEveryRoute(release: LoadedRemote, render: SmokeRender): Promise<void> {
  const routes = release.manifest.routes.filter(({ serverRendered }) => serverRendered);
  const linked = new Set<string>();
  for (const { example } of routes) {
    const html = await renderOne(release, example, render);
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) linked.add(href);
  }
  for (const { path, example } of routes) {
    const link = [...linked].find(
      (href) => href !== example && findRoute(routes, href)?.route.path === path,
    );
    if (link) await renderOne(release, link, render);
  }
}

async function renderOne(
  release: LoadedRemote,
  path: string,
  render: SmokeRender,
): Promise<string> {
  const html = await render(release, path).catch((error: unknown) => {
    throw new Error(`${path} does not render`, { cause: error });
  });
  if (html !== null && showsNothing(html)) throw new Error(`${path} renders nothing`);
  const broken = html === null ? undefined : breaksPolicy(html);
  if (broken)
    throw new Error(`${path} has ${broken}, which the pages’ content security policy refuses`);
  return html ?? '';
}
