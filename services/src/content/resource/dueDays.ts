import { type Due, SOON_DAYS } from '@pressline/shared-api';
import { DAY_MS } from '@pressline/shared-api/time';
import { trusted } from 'mongoose';
import { startOfDay, utcDay } from '../../utcDay';

/** Midnight in UTC of a day: readers' pages change with the day, never within one. */
export const dueDay = (at: Date | number): Date => startOfDay(utcDay(at));

/** The day, `days` from now, on which something is due for the next check. */
export const dueIn = (days: number): Date => dueDay(Date.now() + days * DAY_MS);

/** The condition for `verifiedUntil` of what a list shows. */
export function dueFilter(due: Due) {
  const now = new Date();
  const soon = new Date(Date.now() + SOON_DAYS * DAY_MS);
  return trusted(
    { overdue: { $lte: now }, soon: { $gt: now, $lte: soon }, dated: { $gt: new Date(0) } }[due],
  );
}
