import type { ReleaseRecord } from '@pressline/shared-api';
import { remoteOverview } from '@pressline/shared-api/contract/operating/releases';
import { describeIssues } from '@pressline/shared-api/node/environment';
import { z } from 'zod';
import { remotes } from '../../../federation';

/** What the registry keeps of one remote; `previous` is the release that was stable before. */
const remoteState = remoteOverview.extend({
  /** The release that the remote's origin had last: only another one is published. */
  announced: remoteOverview.shape.stable,
});

const registryState = z.object({
  revision: z.int().min(0),
  remotes: z.record(z.string(), remoteState),
});

/** See `rollbackTarget` for what a rollback returns to. */
export type RemoteState = z.infer<typeof remoteState>;
export type RegistryState = z.infer<typeof registryState>;

export const emptyState: RegistryState = { revision: 0, remotes: {} };

/** The least that a registry of any version is. */
const anyRegistry = z.object({
  revision: z.int().min(0),
  remotes: z.record(z.string(), z.looseObject({ name: z.string() })),
});

/** A document that is no registry of this version. */
export class UnreadableRegistry extends Error {}

/** Reads a registry's document. @throws UnreadableRegistry */
export function parseState(json: unknown): RegistryState {
  const result = registryState.safeParse(json);
  if (!result.success) throw new UnreadableRegistry(describeIssues(result.error));
  return result.data;
}

/** Whether a document is no registry of any version, a newer one's neither. */
export const isCorrupt = (json: unknown): boolean => !anyRegistry.safeParse(json).success;

const unusedRemote = (name: string): RemoteState => ({
  name,
  stable: null,
  previous: null,
  canary: null,
  isPinned: false,
  releases: [],
  events: [],
  announced: null,
});

/** The remotes of the composition. */
export const remoteNames: readonly string[] = remotes.map(({ name }) => name);

export function remoteOf({ remotes }: RegistryState, name: string): RemoteState {
  const known = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  return known ?? unusedRemote(name);
}

/** A command that the state of the registry does not allow; its message is a sentence for people. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

const SHORT_ID = 8;

/** A release as people read it: `1.4.0 (0a1b2c3d)`. */
export const labelOf = ({ version, release }: Pick<ReleaseRecord, 'version' | 'release'>): string =>
  `${version} (${release.slice(0, SHORT_ID)})`;

/**
 * The one release that `text` means: the beginning of its id, or its version.
 * @throws RegistryError when there is none, or more than one
 */
export function findRelease({ name, releases }: RemoteState, text: string): ReleaseRecord {
  const candidates = releases.filter(
    ({ release, version }) => release.startsWith(text) || version === text,
  );
  const [found, ...others] = candidates;
  if (!found) throw new RegistryError(`${name} has no release ${text}.`);
  if (others.length > 0) {
    const list = candidates.map(labelOf).join(', ');
    throw new RegistryError(`${text} matches ${list}. Specify the id.`);
  }
  return found;
}
