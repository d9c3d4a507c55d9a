import path from 'node:path';
import type { RemoteDefinition } from '../../federation';
import { createSourceHash } from '../build/stale';
import { root } from '../runProgram';

/** Where a remote's sources lie, and where its bundles go: `<directory>/dist`. */
export function remoteDirectory(remote: RemoteDefinition): string {
  return path.join(root, remote.name);
}

/**
 * A styled-components namespace that changes with the sources: rules are ordered by when a component was
 * first seen, and a host that takes up a release must see all of its components as new, in order.
 */
export function releaseNamespace(remote: RemoteDefinition, directory: string): string {
  const sources = [directory, 'shared-api', 'shared-ui', 'shared-consent'];
  return `${remote.name}-${createSourceHash(root)(sources, []).slice(0, 5)}`;
}
