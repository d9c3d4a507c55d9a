const DAY_MS = 86_400_000;

/** The UTC day of a moment, as `2026-01-31`. */
export const utcDay = (at: Date | number = Date.now()): string =>
  new Date(at).toISOString().slice(0, 10);

/** The last `count` UTC days, today included, oldest first. */
export function lastDays(count: number, now = Date.now()): string[] {
  return Array.from({ length: count }, (_, index) => utcDay(now - (count - 1 - index) * DAY_MS));
}

/** Midnight at the start of a UTC day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
