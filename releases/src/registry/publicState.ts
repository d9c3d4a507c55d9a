import type { RemoteOverview } from '@pressline/shared-api';
import type { RemoteState } from './registryState';
import { rollbackTarget } from './rollbackTarget';

export function publicState(remote: RemoteState): RemoteOverview {
  const { announced: _, ...overview } = remote;
  return { ...overview, previous: rollbackTarget(remote)?.release ?? null };
}
