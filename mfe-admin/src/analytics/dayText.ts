// The days are UTC's, whatever the reader's zone.
const short = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-01-31` as `Jan 31`. */
export const shortDay = (day: string): string => short.format(new Date(day));

/** `2026-01-31` as `Jan 31, 2026`. */
export const longDay = (day: string): string => long.format(new Date(day));
