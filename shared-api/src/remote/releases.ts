import type { ReleaseEvent, RemoteOverview } from '../contract/operating/releases';
import type { ReleaseTelemetry } from '../contract/operating/telemetry';
import type { ReleaseAction } from '../contract/values';

const STAFF = 'staff:';

/** The name of an admin user in an event; the prefix keeps it apart from `origin`, `cli` and `host`. */
export const staffActor = (username: string): string => STAFF + username;

/** The username in what `staffActor` answered; null for other actors. */
export const usernameOf = (actor: string): string | null =>
  actor.startsWith(STAFF) ? actor.slice(STAFF.length) : null;

const DECIDED: ReadonlySet<ReleaseAction> = new Set<ReleaseAction>([
  'published',
  'promoted',
  'rolled-back',
  'canary-started',
]);

/** The refusals since the last decision about a release, newest first: what is still not out. */
export function openRefusals({ events }: Pick<RemoteOverview, 'events'>): ReleaseEvent[] {
  const decided = events.findIndex(({ action }) => DECIDED.has(action));
  const since = decided < 0 ? events : events.slice(0, decided);
  return since.filter(({ action }) => action === 'refused');
}

type Counts = Pick<ReleaseTelemetry, 'loads' | 'loadFailures' | 'hydrationErrors' | 'violations'>;

/** What went wrong with a release in browsers. */
export const failuresOf = (counts: Counts): number =>
  counts.loadFailures + counts.hydrationErrors + counts.violations;

/** Share of the page loads of a release that failed, 0 to 1; null while there is none to judge by. */
export function errorShare(counts: Counts): number | null {
  const failed = failuresOf(counts);
  const all = counts.loads + counts.loadFailures;
  if (all === 0) return failed === 0 ? null : 1;
  return Math.min(1, failed / all);
}
