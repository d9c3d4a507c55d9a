import { isDeepStrictEqual } from 'node:util';
import { utcMinute } from '@pressline/shared-api/time';
import { passedTimes } from '../editing/portableChanges';
import type { CheckedRecord } from './recordSchema';

/** What only a new article gets from a file, by what an editor calls it. */
const KEPT = {
  owner: 'owner',
  verifiedUntil: 'verified date',
  verifiedAt: 'verified date',
  unpublishedChanges: 'unpublished changes',
  schedule: 'schedule',
} as const;

/** As JSON has it, with one notation of a time. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_key, one) =>
    typeof one === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)/.test(one) && Date.parse(one)
      ? new Date(one).toISOString()
      : one,
  );

/** Warnings about what a new article does not get from its file. */
export const creationWarnings = (record: CheckedRecord, unknownOwner?: string): string[] => [
  ...(unknownOwner
    ? [`Imported without an owner: there is no active admin user “${unknownOwner}” here.`]
    : []),
  ...passedTimes(record).map(
    ([step, time]) => `Imported without the time to ${step} it: ${utcMinute(time)} has passed.`,
  ),
];

/** Warnings about what an existing article keeps; `present` is its own record. */
export function updateWarnings(record: CheckedRecord, present: Readonly<Record<string, unknown>>) {
  const kept = Object.entries(KEPT).filter(
    ([name]) =>
      record[name] !== undefined && !isDeepStrictEqual(plain(record[name]), plain(present[name])),
  );
  const names = [...new Set(kept.map(([, words]) => words))];
  if (names.length === 0) return [];
  const last = names.pop();
  const list = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  return [`The article is here already and keeps its own ${list}.`];
}
