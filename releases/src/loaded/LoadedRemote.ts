import type { RemoteManifest, RemoteServer } from '@pressline/shared-api/remote-contract';
import { remotes } from '../../../federation';
import { RELEASES_PATH } from '../checks/hostRoutes';
import type { PublishedRelease } from '../files/publishedRelease';
import { evaluateServer } from './evaluateServer';

interface RunningDefinition {
  container: string;
  serverRendered: boolean;
  layout: 'site' | 'bare';
}

export interface LoadedRemote {
  definition: RunningDefinition;
  manifest: RemoteManifest;
  /** Null for a remote that is rendered in the browser only. */
  server: RemoteServer | null;
}

export function loadRemote({ manifest, files }: PublishedRelease): LoadedRemote {
  const definition = definitionOf(manifest);
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

function definitionOf({ name, foreign }: RemoteManifest): RunningDefinition {
  const own = remotes.find((remote) => remote.name === name);
  if (own && !foreign) return own;
  if (own || !foreign) throw new Error(`There is no remote ${name} in the composition`);
  return { container: foreign.container, serverRendered: false, layout: 'site' };
}
