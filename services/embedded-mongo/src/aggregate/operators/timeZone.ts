import { MongoError } from '../../errors';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  try {
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      era: 'short',
    });
    formatters.set(zone, formatter);
    return formatter;
  } catch {
    throw new MongoError('Location40485', `unrecognized time zone identifier: "${zone}"`);
  }
}

const fixedOffset = /^([+-])(\d\d)(?::?(\d\d))?$/;

/** Milliseconds that local time is ahead of UTC at an instant. */
export function offsetAt(instant: number, zone: string): number {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = fixedOffset.exec(zone);
  if (fixed) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3] ?? 0);
    return (fixed[1] === '-' ? -1 : 1) * minutes * 60_000;
  }
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const number = (name: string) => Number(parts[name]);
  const year = parts.era === 'BC' ? 1 - number('year') : number('year');
  const local = new Date(0);
  local.setUTCFullYear(year, number('month') - 1, number('day'));
  local.setUTCHours(number('hour'), number('minute'), number('second'));
  return local.getTime() - Math.floor(instant / 1000) * 1000;
}

/** A date whose UTC fields show the local time. */
export const toLocal = (instant: number, zone: string) =>
  new Date(instant + offsetAt(instant, zone));

/** The instant of a local time; one that a clock change skips moves forward with it. */
export function fromLocal(local: number, zone: string): Date {
  const before = offsetAt(local - 86_400_000, zone);
  const after = offsetAt(local + 86_400_000, zone);
  for (const offset of [before, after]) {
    if (offsetAt(local - offset, zone) === offset) return new Date(local - offset);
  }
  return new Date(local - before);
}
