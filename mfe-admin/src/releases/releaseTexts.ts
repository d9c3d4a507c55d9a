import type { ReleaseAction, ReleaseCommand, ReleaseRecord } from '@pressline/shared-api';
import type { BadgeTone } from '../resource/rowFacts';

/** Enough of a release's id to tell it from others. */
export const shortId = (release: string): string => release.slice(0, 8);

/** A release for people: `1.4.0 (ab12cd34)`; of one that is gone only its id is known. */
export function releaseName(releases: readonly ReleaseRecord[], id: string): string {
  const record = releases.find(({ release }) => release === id);
  return record ? `${record.version} (${shortId(id)})` : shortId(id);
}

/** What an event is called, and how serious it is. */
export const eventTexts: Readonly<Record<ReleaseAction, { label: string; tone: BadgeTone }>> = {
  published: { label: 'Published', tone: 'neutral' },
  promoted: { label: 'Promoted', tone: 'success' },
  'rolled-back': { label: 'Rolled back', tone: 'warning' },
  'rolled-back-automatically': { label: 'Rolled back automatically', tone: 'danger' },
  'canary-started': { label: 'Canary started', tone: 'accent' },
  'canary-ended': { label: 'Canary ended', tone: 'neutral' },
  pinned: { label: 'Pinned', tone: 'neutral' },
  unpinned: { label: 'Unpinned', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
  removed: { label: 'Removed', tone: 'neutral' },
};

const ACTORS: Readonly<Record<string, string>> = {
  origin: 'by its origin',
  cli: 'from the command line',
  host: 'by the host',
};

/** Who did it; members of staff by their username. */
export const actorText = (by: string): string => ACTORS[by] ?? `by ${by}`;

/** What a command's toast says. */
export const commandTexts: Readonly<
  Record<ReleaseCommand['action'], { done: string; failed: string }>
> = {
  promote: { done: 'Release promoted successfully', failed: 'Failed to promote the release' },
  rollback: { done: 'Rolled back successfully', failed: 'Failed to roll back' },
  canary: { done: 'Canary started successfully', failed: 'Failed to start the canary' },
  'end-canary': { done: 'Canary ended successfully', failed: 'Failed to end the canary' },
  pin: { done: 'Pinned successfully', failed: 'Failed to pin' },
  unpin: { done: 'Unpinned successfully', failed: 'Failed to unpin' },
};
