import { RELEASES_PATH } from '@pressline/releases/checks/hostRoutes';
import type { LoadedRemote } from '@pressline/releases/loaded/LoadedRemote';
import type { PageRemote } from '../../src/page/pageConfig';

/** URL path of one file of a release, on the site's own origin. */
export function releaseFileUrl({ manifest }: LoadedRemote, file: string): string {
  return `${RELEASES_PATH}/${manifest.name}/${manifest.release}/${file}`;
}

/** What the browser needs to know about a remote. */
export function pageRemote(remote: LoadedRemote): PageRemote {
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
  };
}
