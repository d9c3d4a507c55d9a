import { trusted } from 'mongoose';
import type { StoredDocument, StoredOf } from '../database/createModel';

export type Unpublished = StoredDocument & Pick<StoredOf<'articles'>, 'workingCopy' | 'schedule'>;

/** Articles that have unpublished changes, or such that a time will publish. */
export const UNPUBLISHED = [
  { 'workingCopy.version': trusted({ $gt: 0 }) },
  { publishAt: trusted({ $gt: new Date(0) }) },
] as const;

/** The paths below which an article keeps what it is not yet, and what that was based on. */
export const PLACES = {
  copy: 'workingCopy.values',
  copyBase: 'workingCopy.base',
  scheduled: 'schedule.changes.values',
  scheduledBase: 'schedule.changes.base',
} as const;

export type Place = keyof typeof PLACES;

type Values = Readonly<Record<string, unknown>>;

/** What an article says in each of these places. */
export function placesOf({ workingCopy, schedule }: Partial<Unpublished>): [Place, Values][] {
  const found: [Place, Values | undefined][] = [
    ['copy', workingCopy?.values],
    ['copyBase', workingCopy?.base],
    ['scheduled', schedule?.changes?.values],
    ['scheduledBase', schedule?.changes?.base],
  ];
  return found.flatMap(([place, values]) => (values ? [[place, values]] : []));
}
