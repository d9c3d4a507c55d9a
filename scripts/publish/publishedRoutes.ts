import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRoute } from '@pressline/shared-api/remote-contract';
import type { PublishedRoute } from '@pressline/shared-api/remote-manifest';
import type { ChunkGroup, Stats } from '@rspack/core';

export async function readRoutes(directory: string): Promise<readonly RemoteRoute[]> {
  const file = pathToFileURL(path.join(directory, 'src/routes.ts')).href;
  const { routes } = (await import(file)) as { routes: readonly RemoteRoute[] };
  return routes;
}

function groupNamed([client]: readonly Stats[], name: string): ChunkGroup {
  const group = client?.compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`The build has no chunk named ${name}`);
  return group;
}

const scriptsOf = (groups: readonly ChunkGroup[]): string[] => [
  ...new Set(groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js'))),
];

/** The scripts of a named chunk, shared ones included. The browser's build comes first. */
export const chunkFiles = (stats: readonly Stats[], name: string): string[] =>
  scriptsOf([groupNamed(stats, name)]);

/** What code in these chunks asks for, at any depth, the nearest first. */
function below(groups: readonly ChunkGroup[], isOther: (name: string) => boolean): ChunkGroup[] {
  const found = [...groups];
  for (const group of found) {
    const next = group.childrenIterable.filter(
      (child) => !found.some((one) => one.name === child.name) && !isOther(child.name ?? ''),
    );
    found.push(...next);
  }
  return found;
}

/** The routes with the scripts that their pages need at once, and later: the chunks below theirs and below `App`. */
export function publishedRoutes(
  routes: readonly RemoteRoute[],
  stats: readonly Stats[],
): PublishedRoute[] {
  const pages = new Set(routes.map(({ chunk }) => chunk));
  return routes.map(({ chunk, ...route }) => {
    if (!chunk) return { ...route, preload: [] };
    const own = [groupNamed(stats, 'App'), groupNamed(stats, chunk)];
    const atOnce = new Set(scriptsOf(own));
    const all = scriptsOf(below(own, (name) => pages.has(name)));
    return {
      ...route,
      preload: chunkFiles(stats, chunk),
      later: all.filter((file) => !atOnce.has(file)),
    };
  });
}
