import { ObjectId, Timestamp } from 'bson';
import { isDoc } from '../../bson/values';
import { badValue, MongoError } from '../../errors';
import type { Operator } from '../expression';
import { isNil, type Named, named, numberOf, stringOf, wrongType } from './arguments';
import { add, difference, parts, truncate, unitOf, weekdayOf } from './dateUnits';
import { fromLocal, offsetAt, toLocal } from './timeZone';

function dateOf(name: string, value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  throw wrongType(name, value, 'a date');
}

const zoneOf = (name: string, value: unknown) =>
  value === undefined ? 'UTC' : stringOf(name, value);

const wholeOf = (name: string, value: unknown): number => {
  const number = numberOf(name, value);
  if (!Number.isInteger(number)) throw badValue(`${name} needs whole numbers`);
  return number;
};

/** `{$year: date}` or `{$year: {date, timezone}}`. */
const part =
  (name: string, read: (local: Date) => number): Operator =>
  (argument, compile) => {
    const isNamed = isDoc(argument) && 'date' in argument;
    const list = Array.isArray(argument) ? argument : [argument];
    if (list.length !== 1) throw new MongoError('FailedToParse', `${name} takes one argument`);
    const date = compile(isNamed ? argument.date : list[0]);
    const zone = isNamed && 'timezone' in argument ? compile(argument.timezone) : () => undefined;
    return (doc, variables) => {
      const value = date(doc, variables);
      const timezone = zone(doc, variables);
      if (isNil(value) || timezone === null) return null;
      return read(toLocal(dateOf(name, value).getTime(), zoneOf(name, timezone)));
    };
  };

const pad = (value: number, length: number) => String(value).padStart(length, '0');
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const field = (name: string, length: number) => (local: Date) =>
  pad(parts[name]?.(local) ?? 0, length);

const directives: Record<string, (local: Date, offset: number) => string> = {
  Y: field('year', 4),
  m: field('month', 2),
  d: field('dayOfMonth', 2),
  H: field('hour', 2),
  M: field('minute', 2),
  S: field('second', 2),
  L: field('millisecond', 3),
  j: field('dayOfYear', 3),
  w: field('dayOfWeek', 1),
  u: field('isoDayOfWeek', 1),
  U: field('week', 2),
  V: field('isoWeek', 2),
  G: field('isoWeekYear', 4),
  b: (local) => (months[local.getUTCMonth()] ?? '').slice(0, 3),
  B: (local) => months[local.getUTCMonth()] ?? '',
  z: (_, offset) => {
    const minutes = Math.abs(offset) / 60_000;
    return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${pad(minutes % 60, 2)}`;
  },
  Z: (_, offset) => `${offset < 0 ? '-' : '+'}${pad(Math.abs(offset) / 60_000, 3)}`,
  '%': () => '%',
};

const $dateToString = named(
  '$dateToString',
  ['date'],
  ['format', 'timezone', 'onNull'],
  (values) => {
    const { date, format, timezone, onNull } = values;
    if (isNil(date)) return onNull ?? null;
    if (timezone === null || format === null) return null;
    const zone = zoneOf('$dateToString', timezone);
    const instant = dateOf('$dateToString', date).getTime();
    const offset = offsetAt(instant, zone);
    const pattern = isNil(format)
      ? `%Y-%m-%dT%H:%M:%S.%L${timezone === undefined || offset === 0 ? 'Z' : '%z'}`
      : stringOf('$dateToString', format);
    return pattern.replace(/%(.|$)/g, (_, letter: string) => {
      const directive = Object.hasOwn(directives, letter) ? directives[letter] : undefined;
      if (!directive) {
        throw new MongoError(
          'Location18536',
          `Invalid format character '%${letter}' in format string`,
        );
      }
      return directive(new Date(instant + offset), offset);
    });
  },
);

const hasNull = (values: Named, keys: string[]) => keys.some((key) => isNil(values[key]));

const arithmetic = (name: string, sign: 1 | -1) =>
  named(name, ['startDate', 'unit', 'amount'], ['timezone'], (values) => {
    if (hasNull(values, ['startDate', 'unit', 'amount']) || values.timezone === null) return null;
    const amount = wholeOf(name, values.amount) * sign;
    const date = dateOf(name, values.startDate);
    return add(date, unitOf(values.unit), amount, zoneOf(name, values.timezone));
  });

const $dateTrunc = named(
  '$dateTrunc',
  ['date', 'unit'],
  ['binSize', 'timezone', 'startOfWeek'],
  (values) => {
    const { date, unit, binSize = 1, timezone, startOfWeek } = values;
    if (hasNull({ date, unit, binSize }, ['date', 'unit', 'binSize']) || timezone === null)
      return null;
    const size = wholeOf('$dateTrunc', binSize);
    if (size <= 0) throw badValue('$dateTrunc requires binSize to be greater than 0');
    const zone = zoneOf('$dateTrunc', timezone);
    return truncate(dateOf('$dateTrunc', date), unitOf(unit), size, zone, weekdayOf(startOfWeek));
  },
);

const $dateDiff = named(
  '$dateDiff',
  ['startDate', 'endDate', 'unit'],
  ['timezone', 'startOfWeek'],
  (values) => {
    if (hasNull(values, ['startDate', 'endDate', 'unit']) || values.timezone === null) return null;
    const [from, to] = [values.startDate, values.endDate].map((date) => dateOf('$dateDiff', date));
    const zone = zoneOf('$dateDiff', values.timezone);
    const weekday = weekdayOf(values.startOfWeek);
    return difference(from as Date, to as Date, unitOf(values.unit), zone, weekday);
  },
);

const partNames = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond'];

const $dateFromParts = named(
  '$dateFromParts',
  ['year'],
  [...partNames.slice(1), 'timezone'],
  (values) => {
    if (Object.values(values).some(isNil)) return null;
    const [year = 0, month = 1, day = 1, ...time] = partNames.map((name) =>
      name in values ? wholeOf('$dateFromParts', values[name]) : undefined,
    );
    const local = new Date(0);
    local.setUTCFullYear(year, month - 1, day);
    const [hour = 0, minute = 0, second = 0, millisecond = 0] = time;
    local.setUTCHours(hour, minute, second, millisecond);
    return fromLocal(local.getTime(), zoneOf('$dateFromParts', values.timezone));
  },
);

export const dates: Record<string, Operator> = {
  ...Object.fromEntries(
    Object.entries(parts).map(([name, read]) => [`$${name}`, part(`$${name}`, read)]),
  ),
  $dateToString,
  $dateTrunc,
  $dateDiff,
  $dateFromParts,
  $dateAdd: arithmetic('$dateAdd', 1),
  $dateSubtract: arithmetic('$dateSubtract', -1),
};
