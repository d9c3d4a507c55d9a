import type { RemoteManifest, RemoteServer } from '@pressline/shared-api/remote-contract';
import { type RemoteDefinition, remotes } from '../../../federation';
import type { RemoteRelease } from '../../src/pageConfig';
import { evaluateServer } from './evaluateServer';
import type { ReleaseFiles } from './releaseFiles';

/** Where the host serves the files of adopted releases. */
export const RELEASES_PATH = '/remotes';

/** A release of a remote that the host can serve. */
export interface Release {
  definition: RemoteDefinition;
  manifest: RemoteManifest;
  /** Null for a remote that is rendered in the browser only. */
  server: RemoteServer | null;
}

/** Turns downloaded files into a release. Throws when its server bundle does not run. */
export function createRelease({ manifest, files }: ReleaseFiles): Release {
  const definition = remotes.find(({ name }) => name === manifest.name);
  if (!definition) throw new Error(`There is no remote ${manifest.name} in the composition`);
  const source = manifest.server ? files.get(manifest.server)?.toString('utf8') : undefined;
  if (definition.serverRendered && source === undefined) {
    throw new Error(`${manifest.name} publishes no server bundle`);
  }
  const server =
    source === undefined ? null : evaluateServer(source, `${manifest.name}/server.cjs`);
  return { definition, manifest, server };
}

/** URL path of one file of a release, on the site's own origin. */
export function releaseFileUrl({ manifest }: Release, file: string): string {
  return `${RELEASES_PATH}/${manifest.name}/${manifest.release}/${file}`;
}

/** What the browser is told about a release. */
export function describeRelease(release: Release): RemoteRelease {
  const { definition, manifest } = release;
  return {
    name: manifest.name,
    container: definition.container,
    release: manifest.release,
    entry: releaseFileUrl(release, manifest.entry),
    integrity: manifest.files[manifest.entry]?.integrity,
    routes: manifest.routes.map(({ path }) => path),
    sharedOnDemand: manifest.sharedOnDemand,
    layout: definition.layout,
  };
}
