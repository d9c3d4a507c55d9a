export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Seconds that totals, and what readers send, are kept: 26 months. */
export const REPORT_SECONDS = 791 * 86_400;

/** The UTC day of a moment, as `2026-01-31`. */
export const utcDay = (at: Date | number = Date.now()): string =>
  new Date(at).toISOString().slice(0, 10);

/** A time for people, wherever they are: `2026-01-31 10:42 UTC`. */
export const utcMinute = (at: string): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
