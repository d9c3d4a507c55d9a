import type { ReleaseAction } from '@pressline/shared-api';
import type { RemoteState } from './registryState';

const GIVEN: readonly ReleaseAction[] = ['promoted', 'canary-started'];
const RETURNED: readonly ReleaseAction[] = ['rolled-back', 'rolled-back-automatically'];

/** Whether a release was rolled back, and not given to visitors again since. */
export function isRolledBack({ events }: RemoteState, release: string): boolean {
  const decisions = events.filter((event) => event.release === release);
  const last = decisions.find(({ action }) => GIVEN.includes(action) || RETURNED.includes(action));
  return last !== undefined && RETURNED.includes(last.action);
}
