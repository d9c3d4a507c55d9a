import { badValue } from '../../errors';
import { fromLocal, toLocal } from './timeZone';

const day = 86_400_000;
const units = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
];
const monthsIn: Record<string, number> = { year: 12, quarter: 3, month: 1 };
const fixedLength: Record<string, number> = {
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
// Bins are counted from here.
const reference = Date.UTC(2000, 0, 1);

export function unitOf(value: unknown): string {
  if (units.includes(String(value))) return String(value);
  throw badValue(`unknown time unit value: ${String(value)}`);
}

export function weekdayOf(value: unknown): number {
  const text = String(value ?? 'sunday').toLowerCase();
  const index = weekdays.findIndex((name) => name === text || name.slice(0, 3) === text);
  if (index < 0) throw badValue(`unknown day of week value: ${String(value)}`);
  return index;
}

const monthsOf = (local: Date) => local.getUTCFullYear() * 12 + local.getUTCMonth();

function fromMonths(months: number): number {
  const date = new Date(0);
  date.setUTCFullYear(Math.floor(months / 12), months % 12, 1);
  return date.getTime();
}

const floorTo = (value: number, size: number) => Math.floor(value / size) * size;

/** The start of the bin of `size` units that an instant falls into, in local time. */
export function truncate(instant: Date, unit: string, size: number, zone: string, weekday: number) {
  const local = toLocal(instant.getTime(), zone);
  const fixed = fixedLength[unit];
  if (fixed) {
    const since = local.getTime() - reference;
    return new Date(instant.getTime() - (since - floorTo(since, fixed * size)));
  }
  const months = monthsIn[unit];
  if (months) {
    const start = monthsOf(new Date(reference));
    const bin = start + floorTo(monthsOf(local) - start, months * size);
    return fromLocal(fromMonths(bin), zone);
  }
  // The first of January 2000 was a Saturday.
  const origin = reference + (unit === 'week' ? ((weekday + 1) % 7) * day : 0);
  const length = (unit === 'week' ? 7 : 1) * day * size;
  return fromLocal(origin + floorTo(local.getTime() - origin, length), zone);
}

/** Adds units in local time; a day that the month does not have becomes its last. */
export function add(instant: Date, unit: string, amount: number, zone: string): Date {
  const fixed = fixedLength[unit];
  if (fixed) return new Date(instant.getTime() + amount * fixed);
  const local = toLocal(instant.getTime(), zone);
  const months = monthsIn[unit];
  if (!months) {
    return fromLocal(local.getTime() + amount * day * (unit === 'week' ? 7 : 1), zone);
  }
  const target = monthsOf(local) + amount * months;
  const last = (fromMonths(target + 1) - fromMonths(target)) / day;
  const days = Math.min(local.getUTCDate(), last) - 1;
  return fromLocal(fromMonths(target) + days * day + (((local.getTime() % day) + day) % day), zone);
}

/** The number of unit boundaries between two instants, in local time. */
export function difference(from: Date, to: Date, unit: string, zone: string, weekday: number) {
  const [a, b] = [toLocal(from.getTime(), zone), toLocal(to.getTime(), zone)];
  const months = monthsIn[unit];
  if (months) return Math.floor(monthsOf(b) / months) - Math.floor(monthsOf(a) / months);
  const fixed = fixedLength[unit];
  if (fixed) {
    const [x, y] = unit === 'hour' ? [a, b] : [from, to];
    return Math.floor(y.getTime() / fixed) - Math.floor(x.getTime() / fixed);
  }
  const origin = unit === 'week' ? reference + ((weekday + 1) % 7) * day : 0;
  const length = unit === 'week' ? 7 * day : day;
  return Math.floor((b.getTime() - origin) / length) - Math.floor((a.getTime() - origin) / length);
}

const dayOfYear = (date: Date) =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / day) + 1;

/** The ISO week: that of the Thursday nearby. */
function isoWeek(date: Date): { year: number; week: number } {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * day);
  return { year: thursday.getUTCFullYear(), week: Math.ceil(dayOfYear(thursday) / 7) };
}

/** Calendar fields of a local date. */
export const parts: Record<string, (local: Date) => number> = {
  year: (d) => d.getUTCFullYear(),
  month: (d) => d.getUTCMonth() + 1,
  dayOfMonth: (d) => d.getUTCDate(),
  hour: (d) => d.getUTCHours(),
  minute: (d) => d.getUTCMinutes(),
  second: (d) => d.getUTCSeconds(),
  millisecond: (d) => d.getUTCMilliseconds(),
  dayOfYear,
  dayOfWeek: (d) => d.getUTCDay() + 1,
  week: (d) => Math.floor((dayOfYear(d) + 6 - d.getUTCDay()) / 7),
  isoDayOfWeek: (d) => d.getUTCDay() || 7,
  isoWeek: (d) => isoWeek(d).week,
  isoWeekYear: (d) => isoWeek(d).year,
};
