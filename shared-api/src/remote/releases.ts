import { call } from '../calls/call';
import type { RequestOptions } from '../calls/client';

/** One published release of a remote, as the registry keeps it. */
export interface ReleaseRecord {
  /** Content hash, 16 hexadecimal digits. */
  release: string;
  /** `version` of the remote's package.json: for people, not unique. */
  version: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  /** Where it was published from: a folder or an origin's URL. */
  source: string;
  /** Compressed scripts of its heaviest page. */
  pageBytes: number;
  /** When it last became stable or a canary (ISO 8601, UTC), or null. */
  liveSince: string | null;
  /** When it last went out of service (ISO 8601, UTC); null while it is live, and before it ever was. */
  liveUntil: string | null;
  /** Why the host took it out of service by itself, or null. */
  failure: string | null;
}

/** Everything that can happen to a remote's releases, and what people call it. */
export const RELEASE_ACTIONS = {
  published: 'Published',
  promoted: 'Promoted',
  'rolled-back': 'Rolled back',
  'rolled-back-automatically': 'Rolled back automatically',
  'canary-started': 'Canary started',
  'canary-ended': 'Canary ended',
  pinned: 'Pinned',
  unpinned: 'Unpinned',
  refused: 'Refused',
  removed: 'Removed',
} as const;

export type ReleaseAction = keyof typeof RELEASE_ACTIONS;

export interface ReleaseEvent {
  /** ISO 8601, UTC. */
  at: string;
  action: ReleaseAction;
  release: string;
  /** `origin`, `cli`, `host`, or a super admin as `staffActor` names one. */
  by: string;
  /** A sentence for people: why it was refused or rolled back, the share of a canary. */
  detail: string;
}

const STAFF = 'staff:';

/** The name of a staff user in an event; the prefix keeps it apart from `origin`, `cli` and `host`. */
export const staffActor = (username: string): string => STAFF + username;

/** The username in what `staffActor` answered; null for other actors. */
export const usernameOf = (actor: string): string | null =>
  actor.startsWith(STAFF) ? actor.slice(STAFF.length) : null;

/** A release that a share of the visitors gets in the place of the stable one. */
export interface Canary {
  release: string;
  /** 1 to 99. */
  percent: number;
}

/** What a super admin sees of one remote: its channels, its releases and what has happened to them. */
export interface RemoteOverview {
  name: string;
  /** Null before the first release. */
  stable: string | null;
  /** The release that a rollback returns to, or null when there is none. */
  previous: string | null;
  canary: Canary | null;
  /** While pinned, what the remote's origin announces is kept but does not go live. */
  isPinned: boolean;
  /** Newest first. */
  releases: ReleaseRecord[];
  /** Newest first, at most 100. */
  events: ReleaseEvent[];
}

/** `GET /api/admin/releases`, answered by the shell host. */
export interface RemoteList {
  remotes: RemoteOverview[];
}

/** Body of `POST /api/admin/releases/:remote`: what a super admin can do with one click. */
export type ReleaseCommand =
  | { action: 'promote'; release: string }
  /** With `from` only while that is the stable release, so that two who click at once go back once. */
  | { action: 'rollback'; from?: string }
  | { action: 'canary'; release: string; percent: number }
  | { action: 'end-canary' }
  | { action: 'pin' }
  | { action: 'unpin' };

/** `api.releases`; super admins only. @throws ApiError, 409 when the command does not fit the registry's state */
export const releasesCalls = {
  list: call<(init?: RequestOptions) => Promise<RemoteList>>('GET /api/admin/releases'),
  /** Answers the remote's new state. */
  command: call<(remote: string, command: ReleaseCommand) => Promise<RemoteOverview>>(
    'POST /api/admin/releases/:remote',
  ),
};

const DECIDED: ReadonlySet<ReleaseAction> = new Set<ReleaseAction>([
  'published',
  'promoted',
  'rolled-back',
  'canary-started',
]);

/** The refusals since somebody decided about a release last, newest first: what is still not out. */
export function openRefusals({ events }: Pick<RemoteOverview, 'events'>): ReleaseEvent[] {
  const decided = events.findIndex(({ action }) => DECIDED.has(action));
  const since = decided < 0 ? events : events.slice(0, decided);
  return since.filter(({ action }) => action === 'refused');
}

/** Share of the page loads of a release that failed, 0 to 1; null while there is none to judge by. */
export function errorShare(counts: {
  loads: number;
  loadFailures: number;
  hydrationErrors: number;
}): number | null {
  const failed = counts.loadFailures + counts.hydrationErrors;
  const all = counts.loads + counts.loadFailures;
  return all === 0 ? null : Math.min(1, failed / all);
}
