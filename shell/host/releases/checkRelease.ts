import type { PublishedRoute, RemoteManifest } from '@pressline/shared-api/remote-contract';
import { findRoute, matches } from './findRoute';
import type { Release } from './Release';

/** Renders one URL path with a release that is not in force yet, to HTML. Throws when rendering fails. */
export type SmokeRender = (release: Release, path: string) => Promise<string>;

/** Exact versions that the host shares, by module. */
export type SharedVersions = Readonly<Record<string, string>>;

/**
 * Decides whether a release may replace the one in force: same shared versions, no route that
 * another remote owns, and every server-rendered route renders. Throws what is wrong.
 */
export async function checkRelease(
  release: Release,
  others: readonly RemoteManifest[],
  sharedVersions: SharedVersions,
  render: SmokeRender,
): Promise<void> {
  const { manifest } = release;
  for (const [module, version] of Object.entries(manifest.shared)) {
    if (sharedVersions[module] !== version) {
      throw new Error(
        `${manifest.name} was built against ${module} ${version}, the shell shares ${sharedVersions[module] ?? 'none'}`,
      );
    }
  }
  for (const route of manifest.routes) {
    if (!matches(route.path, route.example)) {
      throw new Error(`${route.example} is not an example of ${route.path}`);
    }
    const owner = others.find(({ routes }) => routes.some((its) => collide(route, its)));
    if (owner) {
      throw new Error(`${manifest.name} claims ${route.path}, which ${owner.name} owns`);
    }
  }
  if (release.server) await renderEveryRoute(release, render);
}

const collide = (one: PublishedRoute, other: PublishedRoute) =>
  matches(one.path, other.example) || matches(other.path, one.example);

/**
 * Renders the example of every route, and for each route the first page that those pages link to:
 * an example may be a page that does not exist, a link leads to one that does.
 */
async function renderEveryRoute(release: Release, render: SmokeRender): Promise<void> {
  const routes = release.manifest.routes.filter(({ serverRendered }) => serverRendered);
  const linked = new Set<string>();
  for (const { example } of routes) {
    const html = await render(release, example);
    for (const [, href = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) linked.add(href);
  }
  for (const { path, example } of routes) {
    const link = [...linked].find(
      (href) => href !== example && findRoute(routes, href)?.path === path,
    );
    if (link) await render(release, link);
  }
}
