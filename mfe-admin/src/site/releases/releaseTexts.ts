import {
  type ReleaseAction,
  type ReleaseCommand,
  type ReleaseRecord,
  usernameOf,
} from '@pressline/shared-api';
import type { BadgeTone } from '../../form/fields/FieldOnScreen';

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

export const shortId = (release: string): string => release.slice(0, 8);

/** A release for people: `1.4.0 (ab12cd34)`; of one that is gone only its id is known. */
export function releaseName(releases: readonly ReleaseRecord[], id: string): string {
  const record = releases.find(({ release }) => release === id);
  return record ? `${record.version} (${shortId(id)})` : shortId(id);
}

/** The events that are more than a note. */
export const eventTones: Readonly<Partial<Record<ReleaseAction, BadgeTone>>> = {
  promoted: 'success',
  'rolled-back': 'warning',
  'rolled-back-automatically': 'danger',
  'canary-started': 'accent',
  refused: 'danger',
};

const actors = new Map([
  ['origin', 'by its origin'],
  ['cli', 'from the command line'],
  ['host', 'by the host'],
]);

export const actorText = (by: string, fullName: (username: string) => string): string =>
  actors.get(by) ?? `by ${fullName(usernameOf(by) ?? by)}`;

/** A warning behind other sentences; empty for a release that has not failed. */
export const rolledBackText = (failure: string | null | undefined): string =>
  failure
    ? ` It was rolled back before: ${failure} It is not rolled back automatically again.`
    : '';

type Texts = readonly [done: string, failed: string];

export const commandTexts: Readonly<Record<ReleaseCommand['action'], Texts>> = {
  promote: ['Release promoted successfully', 'Failed to promote the release'],
  rollback: ['Rolled back successfully', 'Failed to roll back'],
  canary: ['Canary started successfully', 'Failed to start the canary'],
  'end-canary': ['Canary ended successfully', 'Failed to end the canary'],
  pin: ['Pinned successfully', 'Failed to pin'],
  unpin: ['Unpinned successfully', 'Failed to unpin'],
};
