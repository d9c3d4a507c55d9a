import { z } from 'zod';
import { ok } from '../answer';
import { body } from '../body';
import { time } from '../common';
import { endpoint } from '../endpoint';
import { RELEASE_ACTIONS, type ReleaseAction } from '../values';

/** A content hash. */
const releaseId = z.string().regex(/^[0-9a-f]{8,64}$/);
const percent = z.int().min(1).max(99);

/** One published release of a remote, as the registry keeps it. */
const releaseRecord = z.object({
  release: releaseId,
  /** `version` of the remote's package.json: for people, not unique. */
  version: z.string(),
  publishedAt: time,
  /** Where it was published from: a folder or an origin's URL. */
  source: z.string(),
  /** Compressed scripts of its heaviest page. */
  pageBytes: z.number(),
  /** The script of its custom element for pages of others, which name its bytes; if it has one. */
  widget: z.string().optional(),
  /** When it last became stable or a canary, or null. */
  liveSince: time.nullable(),
  /** When it last went out of service; null while it is active, and before it ever was. */
  liveUntil: time.nullable(),
  /** Why the host took it out of service by itself, or null. */
  failure: z.string().nullable(),
});

const releaseEvent = z.object({
  at: time,
  action: z.enum(Object.keys(RELEASE_ACTIONS) as ReleaseAction[]),
  release: z.string(),
  /** `origin`, `cli`, `host`, or a super admin as `staffActor` names one. */
  by: z.string(),
  /** A sentence for people: why it was refused or rolled back, the share of a canary. */
  detail: z.string(),
});

/** What a super admin sees of one remote: its channels, its releases and what has happened to them. */
export const remoteOverview = z.object({
  name: z.string(),
  /** Null before the first release. */
  stable: releaseId.nullable(),
  /** The release that a rollback returns to, or null when there is none. */
  previous: releaseId.nullable(),
  /** A release that a share of the visitors gets in the place of the stable one. */
  canary: z.object({ release: releaseId, percent }).nullable(),
  /** While pinned, what the remote's origin announces is kept but not activated. */
  isPinned: z.boolean(),
  /** Newest first. */
  releases: z.array(releaseRecord),
  /** Newest first, at most 100. */
  events: z.array(releaseEvent),
});

/** What a super admin can do with one click. */
export const releaseCommand = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('promote'), release: releaseId }),
  /** With `from` only while that is the stable release, so that two who click at once go back once. */
  z.strictObject({ action: z.literal('rollback'), from: releaseId.optional() }),
  z.strictObject({ action: z.literal('canary'), release: releaseId, percent }),
  z.strictObject({ action: z.literal('end-canary') }),
  z.strictObject({ action: z.literal('pin') }),
  z.strictObject({ action: z.literal('unpin') }),
]);

const remoteList = z.object({ remotes: z.array(remoteOverview) });
const superAdmin = { tag: 'Service', access: 'super_admin' } as const;

/**
 * `api.releases`, answered by the shell host; super admins only. @throws ApiError, 409 when the command
 * does not fit the registry's state
 */
export const releaseEndpoints = {
  list: endpoint('GET /api/admin/releases', {
    ...superAdmin,
    summary: 'List the releases of each remote',
    answers: { 200: ok(remoteList) },
  }),
  /** Answers the remote's new state. */
  command: endpoint('POST /api/admin/releases/:remote', {
    ...superAdmin,
    summary: 'Promote, roll back or pin the releases of a remote',
    params: { remote: z.string() },
    body: body(releaseCommand),
    answers: { 200: ok(remoteOverview) },
  }),
};

export type ReleaseRecord = z.infer<typeof releaseRecord>;
export type ReleaseEvent = z.infer<typeof releaseEvent>;
export type RemoteOverview = z.infer<typeof remoteOverview>;
export type ReleaseCommand = z.infer<typeof releaseCommand>;
export type RemoteList = z.infer<typeof remoteList>;
