import { DAY_MS, utcDay } from '@pressline/shared-api/time';

export { utcDay };

/** The last `count` UTC days, today included, oldest first. */
export function lastDays(count: number, now = Date.now()): string[] {
  return Array.from({ length: count }, (_, index) => utcDay(now - (count - 1 - index) * DAY_MS));
}

/** Midnight at the start of a UTC day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
