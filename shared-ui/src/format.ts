/** Numbers, sizes and times for people: American English, like every text around them. */
const LOCALE = 'en-US';

/** A formatter is made when it is first used: making one takes browsers some milliseconds. */
function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

// Pages that import one of these functions need only its formatter.
const numbers = /* @__PURE__ */ whenUsed(
  () => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 }),
);
const percents = /* @__PURE__ */ whenUsed(
  () => new Intl.NumberFormat(LOCALE, { style: 'percent', maximumSignificantDigits: 2 }),
);
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  whenUsed(() => new Intl.DateTimeFormat(LOCALE, options));
const minutes = /* @__PURE__ */ dateFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const clock = /* @__PURE__ */ dateFormat({ timeStyle: 'short' });
const dates = /* @__PURE__ */ dateFormat({ dateStyle: 'medium' });
const days = /* @__PURE__ */ dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const shortDays = /* @__PURE__ */ dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `1,234.5`, with at most three decimals. */
export const formatNumber = (value: number): string => numbers().format(value);

/** `1 page`, `1,234 pages`. `noun` is singular and takes an s. */
export const formatCount = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;

/** `80%` of a share from 0 to 1, with two significant digits. */
export const formatPercent = (share: number): string => percents().format(share);

/** `200 ms` or `1.8 s`. */
export const formatMilliseconds = (ms: number): string =>
  ms < 1_000 ? `${formatNumber(ms)} ms` : `${formatNumber(ms / 1_000)} s`;

const SIZE_UNITS = ['KB', 'MB', 'GB'];

/** A file's size in decimal units: `691 bytes`, `84 KB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return formatCount(bytes, 'byte');
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), SIZE_UNITS.length);
  const size = bytes / 1_000 ** power;
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${SIZE_UNITS[power - 1]}`;
}

/** A file's size in units of 1,048,576 bytes, as limits of uploads count it, rounded up: `1.25 MB`. */
export function formatMegabytes(bytes: number): string {
  const hundredths = (bytes / 1024 ** 2) * 100;
  return hundredths < 1 ? 'under 0.01 MB' : `${formatNumber(Math.ceil(hundredths) / 100)} MB`;
}

/** An ISO date-time in the reader's time zone, which it names. */
export const formatTime = (iso: string): string => minutes().format(new Date(iso));

/** `10:42 AM`, the time of day of an ISO date-time in the reader's time zone. */
export const formatClock = (iso: string): string => clock().format(new Date(iso));

/** The day of an ISO date-time in the reader's time zone, as `Jan 31, 2026`. */
export const formatDate = (iso: string): string => dates().format(new Date(iso));

/** Name of the reader's time zone, such as `Europe/Zurich`. */
export const localZone = (): string => minutes().resolvedOptions().timeZone;

/** `2026-01-31`, a day in UTC, as `Jan 31, 2026`. */
export const formatDay = (day: string): string => days().format(new Date(day));

/** `2026-01-31`, a day in UTC, as `Jan 31`. */
export const formatShortDay = (day: string): string => shortDays().format(new Date(day));

// Few pages show these, and the page script is on all: a formatter is made when one is shown.
/** `January 31, 2026`, the day in UTC. */
export const formatLongDay = (time: Date): string =>
  time.toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** `January 31, 2026 at 10:42 PM`. */
export const formatLongTime = (iso: string): string =>
  new Date(iso).toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
