import type { LoadedRemote } from '@pressline/releases/files/LoadedRemote';
import { RELEASES_PATH, SHELL_PATH } from '@pressline/releases/files/routes';
import type { PageProof } from '@pressline/shared-api/node/pageProof';
import type { PageConfig, PageRemote, ScriptPreload } from '../../src/page/pageConfig';
import type { ShellAssets } from '../files/shellAssets';
import type { PageRequest } from './pageRequest';

export function releaseFileUrl({ manifest }: LoadedRemote, file: string): string {
  return `${RELEASES_PATH}/${manifest.name}/${manifest.release}/${file}`;
}

const preloadOf = (remote: LoadedRemote, file: string): ScriptPreload => ({
  url: releaseFileUrl(remote, file),
  integrity: remote.manifest.files[file]?.integrity,
});

/** The release whose page it is. */
export type PageOwner = Pick<PageRemote, 'name' | 'release' | 'proof'>;

/** What the browser needs to know about a remote. */
export function pageRemote(remote: LoadedRemote, pageProof: PageProof | null): PageRemote {
  const { definition, manifest } = remote;
  return {
    name: manifest.name,
    container: definition.container,
    release: manifest.release,
    entry: releaseFileUrl(remote, manifest.entry),
    integrity: manifest.files[manifest.entry]?.integrity,
    routes: manifest.routes.map(({ path }) => path),
    sharedOnDemand: manifest.sharedOnDemand,
    layout: definition.layout,
    proof: pageProof?.make(`${manifest.name}/${manifest.release}`),
  };
}

export function preloadsOf(
  { release, route }: NonNullable<PageRequest['match']>,
  assets: ShellAssets,
): Pick<PageConfig, 'preloads' | 'later'> {
  const { entry, preload, sharedOnDemand } = release.manifest;
  const own = [...new Set([entry, ...preload, ...route.preload])].map((file) =>
    preloadOf(release, file),
  );
  const shared = sharedOnDemand.flatMap((request) => assets.onDemand[request] ?? []);
  return {
    preloads: [
      ...shared.map(({ file, integrity }) => ({ url: `${SHELL_PATH}/${file}`, integrity })),
      ...own,
    ],
    later: (route.later ?? []).map((file) => preloadOf(release, file)),
  };
}
