import {
  RELEASE_ACTIONS,
  type ReleaseAction,
  type ReleaseEvent,
  type ReleaseRecord,
  type RemoteOverview,
} from '@pressline/shared-api';
import { z } from 'zod';

/** What the registry keeps of one remote. */
export interface RemoteState extends RemoteOverview {
  /** The release that was stable before. See `rollbackTarget` for what a rollback returns to. */
  previous: string | null;
  /** The release that the remote's origin had last: only another one is published. */
  announced: string | null;
}

/** The whole registry: one JSON document. */
export interface RegistryState {
  /** Grows by one with each change. */
  revision: number;
  remotes: Readonly<Record<string, RemoteState>>;
}

export const emptyState: RegistryState = { revision: 0, remotes: {} };

const releaseId = z.string().regex(/^[0-9a-f]{8,64}$/);

const releaseRecord: z.ZodType<ReleaseRecord> = z.object({
  release: releaseId,
  version: z.string(),
  publishedAt: z.iso.datetime(),
  source: z.string(),
  pageBytes: z.number(),
  liveSince: z.iso.datetime().nullable(),
  liveUntil: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
});

const releaseEvent: z.ZodType<ReleaseEvent> = z.object({
  at: z.iso.datetime(),
  action: z.enum(Object.keys(RELEASE_ACTIONS) as ReleaseAction[]),
  release: z.string(),
  by: z.string(),
  detail: z.string(),
});

const registryState: z.ZodType<RegistryState> = z.object({
  revision: z.int().min(0),
  remotes: z.record(
    z.string(),
    z.object({
      name: z.string(),
      stable: releaseId.nullable(),
      previous: releaseId.nullable(),
      canary: z.object({ release: releaseId, percent: z.int().min(1).max(99) }).nullable(),
      isPinned: z.boolean(),
      releases: z.array(releaseRecord),
      events: z.array(releaseEvent),
      announced: releaseId.nullable(),
    }),
  ),
});

/** Reads a registry's document. Throws when it is not one. */
export function parseState(json: unknown): RegistryState {
  const result = registryState.safeParse(json);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}

const nothing: Omit<RemoteState, 'name'> = {
  stable: null,
  previous: null,
  canary: null,
  isPinned: false,
  releases: [],
  events: [],
  announced: null,
};

/** The state of one remote, even before its first release. */
export function remoteOf({ remotes }: RegistryState, name: string): RemoteState {
  const known = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  return known ?? { name, ...nothing };
}
