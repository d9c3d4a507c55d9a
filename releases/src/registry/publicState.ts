import type { RemoteOverview } from '@pressline/shared-api';
import type { RemoteState } from './registryState';
import { rollbackTarget } from './rollbackTarget';

/** What others are told of a remote: not what its origin announced last, which is the registry's own business. */
export function publicState(remote: RemoteState): RemoteOverview {
  const { announced: _, ...told } = remote;
  return { ...told, previous: rollbackTarget(remote)?.release ?? null };
}
