import type { RemoteOverview } from '@pressline/shared-api';
import type { RemoteState } from './registryState';
import { rollbackTarget } from './rollbackTarget';

/** A remote's state without what only the registry needs. */
export function publicState(remote: RemoteState): RemoteOverview {
  const { announced: _, approval: __, ...overview } = remote;
  return { ...overview, previous: rollbackTarget(remote)?.release ?? null };
}
