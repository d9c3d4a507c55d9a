import { badValue, MongoError } from '../../errors';
import type { Operator } from '../expression';
import { list, nullable, numberOf, wrongType } from './arguments';

const unary = (name: string, compute: (value: number) => number) =>
  nullable(name, 1, 1, ([value]) => compute(numberOf(name, value)));

const binary = (name: string, compute: (a: number, b: number) => number) =>
  nullable(name, 2, 2, ([a, b]) => compute(numberOf(name, a), numberOf(name, b)));

const positive = (name: string, compute: (value: number) => number) =>
  unary(name, (value) => {
    if (value <= 0) throw badValue(`${name}'s argument must be a positive number`);
    return compute(value);
  });

const divisor = (name: string, value: number) => {
  if (value === 0) throw badValue(`can't ${name} by zero`);
  return value;
};

/** Rounds half to even at a decimal place, as MongoDB does. */
function roundTo(value: number, place: number): number {
  const scale = 10 ** place;
  const scaled = value * scale;
  if (!Number.isFinite(scaled)) return value;
  const floor = Math.floor(scaled);
  const isHalf = scaled - floor === 0.5;
  return (isHalf ? floor + (floor % 2 === 0 ? 0 : 1) : Math.round(scaled)) / scale;
}

const truncateTo = (value: number, place: number) => {
  const scale = 10 ** place;
  return Math.trunc(value * scale) / scale;
};

const placed = (name: string, compute: (value: number, place: number) => number) =>
  nullable(name, 1, 2, ([value, place = 0]) => {
    const digits = numberOf(name, place);
    if (!Number.isInteger(digits) || digits < -20 || digits > 100) {
      throw badValue(`${name} needs a place from -20 to 100`);
    }
    return compute(numberOf(name, value), digits);
  });

const $add = nullable('$add', 0, Number.POSITIVE_INFINITY, (values) => {
  const days = values.filter((value) => value instanceof Date);
  if (days.length > 1) throw badValue('only one date allowed in an $add expression');
  const sum = values.reduce<number>(
    (total, value) => total + (value instanceof Date ? value.getTime() : numberOf('$add', value)),
    0,
  );
  return days.length === 1 ? new Date(Math.round(sum)) : sum;
});

const $subtract = nullable('$subtract', 2, 2, ([a, b]) => {
  if (!(a instanceof Date)) return numberOf('$subtract', a) - numberOf('$subtract', b);
  if (b instanceof Date) return a.getTime() - b.getTime();
  return new Date(a.getTime() - Math.round(numberOf('$subtract', b)));
});

export const arithmetic: Record<string, Operator> = {
  $add,
  $subtract,
  $multiply: nullable('$multiply', 0, Number.POSITIVE_INFINITY, (values) =>
    values.reduce<number>((product, value) => product * numberOf('$multiply', value), 1),
  ),
  $divide: binary('$divide', (a, b) => a / divisor('$divide', b)),
  $mod: binary('$mod', (a, b) => a % divisor('$mod', b)),
  $abs: unary('$abs', Math.abs),
  $ceil: unary('$ceil', Math.ceil),
  $floor: unary('$floor', Math.floor),
  $sqrt: unary('$sqrt', (value) => {
    if (value < 0) throw badValue("$sqrt's argument must be greater than or equal to 0");
    return Math.sqrt(value);
  }),
  $exp: unary('$exp', Math.exp),
  $ln: positive('$ln', Math.log),
  $log10: positive('$log10', Math.log10),
  $log: binary('$log', (value, base) => {
    if (value <= 0 || base <= 0 || base === 1) throw badValue('$log needs positive arguments');
    return Math.log(value) / Math.log(base);
  }),
  $pow: binary('$pow', (base, exponent) => {
    if (base === 0 && exponent < 0)
      throw badValue('$pow cannot take a base of 0 and a negative exponent');
    return base ** exponent;
  }),
  $round: placed('$round', roundTo),
  $trunc: placed('$trunc', truncateTo),
  $rand: list('$rand', 0, 1, ([options]) => {
    if (options && Object.keys(options).length > 0) throw wrongType('$rand', options, '{}');
    return Math.random();
  }),
  $sampleRate: () => {
    throw new MongoError('InvalidPipelineOperator', "Unrecognized expression '$sampleRate'");
  },
};
