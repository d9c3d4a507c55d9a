import { matchPath } from '@pressline/shared-ui/router';
import type { Release } from './Release';

/** Renders one URL path with a release that is not in force yet. Throws when rendering fails. */
export type SmokeRender = (release: Release, path: string) => Promise<void>;

/** Exact versions that the host shares, by module. */
export type SharedVersions = Readonly<Record<string, string>>;

/**
 * Decides whether a release may replace the one in force: same shared versions, no route that
 * another remote owns, and every server-rendered route renders. Throws what is wrong.
 */
export async function checkRelease(
  release: Release,
  others: readonly Release[],
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
  for (const { path, example } of manifest.routes) {
    if (!matchPath(path, example)) throw new Error(`${example} is not an example of ${path}`);
    const owner = others.find((other) =>
      other.manifest.routes.some((route) => route.path === path),
    );
    if (owner)
      throw new Error(`${manifest.name} claims ${path}, which ${owner.manifest.name} owns`);
  }
  if (!release.server) return;
  for (const { example, serverRendered } of manifest.routes) {
    if (serverRendered) await render(release, example);
  }
}
