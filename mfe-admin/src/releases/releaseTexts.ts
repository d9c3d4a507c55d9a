import {
  type ReleaseAction,
  type ReleaseCommand,
  type ReleaseRecord,
  usernameOf,
} from '@pressline/shared-api';
import type { BadgeTone } from '../fields/FieldOnScreen';

const remoteTitles = new Map([
  ['mfe-marketing', 'Marketing site'],
  ['mfe-help', 'Help center'],
  ['mfe-admin', 'Admin area'],
]);

/** A remote for people: `Help center (mfe-help)`. */
export function remoteTitle(name: string): string {
  const title = remoteTitles.get(name);
  return title ? `${title} (${name})` : name;
}

/** Enough of a release's id to tell it from others. */
export const shortId = (release: string): string => release.slice(0, 8);

/** A release for people: `1.4.0 (ab12cd34)`; of one that is gone only its id is known. */
export function releaseName(releases: readonly ReleaseRecord[], id: string): string {
  const record = releases.find(({ release }) => release === id);
  return record ? `${record.version} (${shortId(id)})` : shortId(id);
}

/** How serious an event is. */
export const eventTones: Readonly<Record<ReleaseAction, BadgeTone>> = {
  published: 'neutral',
  promoted: 'success',
  'rolled-back': 'warning',
  'rolled-back-automatically': 'danger',
  'canary-started': 'accent',
  'canary-ended': 'neutral',
  pinned: 'neutral',
  unpinned: 'neutral',
  refused: 'danger',
  removed: 'neutral',
};

const actors = new Map([
  ['origin', 'by its origin'],
  ['cli', 'from the command line'],
  ['host', 'by the host'],
]);

/** Who did it; admin users by their username. */
export const actorText = (by: string): string => actors.get(by) ?? `by ${usernameOf(by) ?? by}`;

/** A warning behind other sentences; empty for a release that has not failed. */
export const rolledBackText = (failure: string | null | undefined): string =>
  failure ? ` It was rolled back before: ${failure} Its failures are counted anew.` : '';

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
