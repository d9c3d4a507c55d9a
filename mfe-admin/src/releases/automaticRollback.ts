import type { ReleaseEvent } from '@pressline/shared-api';

const TAKES_EFFECT = ['promoted', 'rolled-back', 'rolled-back-automatically', 'canary-started'];

/** The rollback that the host did by itself, for as long as nobody has decided anything since. */
export function automaticRollback(events: readonly ReleaseEvent[]): ReleaseEvent | undefined {
  const latest = events.find(({ action }) => TAKES_EFFECT.includes(action));
  return latest?.action === 'rolled-back-automatically' ? latest : undefined;
}
