const numbers = new Intl.NumberFormat('en-US');
const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** 1,204. */
export const formatNumber = (value: number): string => numbers.format(value);

/** 1 article, 1,204 articles. */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Mar 1, 2026. `iso` is ISO 8601, the zone the browser's unless given. */
export const formatDay = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(iso));

/** A file's size: 1.2 MB; empty when it is not known. */
export function fileSize(bytes: number): string {
  if (bytes <= 0) return '';
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const size = bytes / 1_000 ** power;
  return `${size < 10 && power > 0 ? size.toFixed(1) : Math.round(size)} ${UNITS[power]}`;
}
