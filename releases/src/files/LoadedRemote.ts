import type { RemoteManifest, RemoteServer } from '@pressline/shared-api/remote-contract';
import { type RemoteDefinition, remotes } from '../../../federation';
import { evaluateServer } from './evaluateServer';
import { RELEASES_PATH } from './hostRoutes';
import type { PublishedRelease } from './publishedRelease';

export interface LoadedRemote {
  definition: RemoteDefinition;
  manifest: RemoteManifest;
  /** Null for a remote that is rendered in the browser only. */
  server: RemoteServer | null;
}

export function loadRemote({ manifest, files }: PublishedRelease): LoadedRemote {
  const definition = remotes.find(({ name }) => name === manifest.name);
  if (!definition) throw new Error(`There is no remote ${manifest.name} in the composition`);
  const source = manifest.server ? files.get(manifest.server)?.toString('utf8') : undefined;
  if (definition.serverRendered && source === undefined) {
    throw new Error(`${manifest.name} publishes no server bundle`);
  }
  const server =
    source === undefined
      ? null
      : evaluateServer(source, `${RELEASES_PATH}/${manifest.name}/${manifest.release}/server.cjs`);
  return { definition, manifest, server };
}
