import { compare } from '../../bson/compare';
import { type Doc, isNumeric } from '../../bson/values';
import { badValue } from '../../errors';
import { regexOf } from '../../query/regex';
import type { Operator } from '../expression';
import { isNil, list, named, nullable, numberOf, stringOf, wrongType } from './arguments';

const textOf = (name: string, value: unknown): string => {
  if (isNil(value)) return '';
  if (value instanceof Date) return value.toISOString();
  if (isNumeric(value)) return String(value);
  return stringOf(name, value);
};

/** MongoDB changes the case of ASCII letters only. */
const upper = (text: string) => text.replace(/[a-z]+/g, (part) => part.toUpperCase());
const lower = (text: string) => text.replace(/[A-Z]+/g, (part) => part.toLowerCase());

const trim = (name: string, start: boolean, end: boolean) =>
  named(name, ['input'], ['chars'], ({ input, chars }) => {
    if (isNil(input)) return null;
    const text = [...stringOf(name, input)];
    const set = isNil(chars) ? undefined : [...stringOf(name, chars)];
    const drop = (char: string) => (set ? set.includes(char) : /[\s\0]/.test(char));
    let from = 0;
    let to = text.length;
    while (start && from < to && drop(text[from] as string)) from++;
    while (end && to > from && drop(text[to - 1] as string)) to--;
    return text.slice(from, to).join('');
  });

const replace = (name: string, all: boolean) =>
  named(name, ['input', 'find', 'replacement'], [], ({ input, find, replacement }) => {
    if (isNil(input) || isNil(find) || isNil(replacement)) return null;
    const [text, old, next] = [input, find, replacement].map((value) => stringOf(name, value));
    const parts = (text as string).split(old as string);
    if (all) return parts.join(next);
    return parts.length === 1 ? text : `${parts[0]}${next}${parts.slice(1).join(old as string)}`;
  });

function matches(name: string, values: Record<string, unknown>, all: boolean): Doc[] {
  const { input, regex, options } = values;
  if (isNil(input) || isNil(regex)) return [];
  const expression = regexOf(regex, isNil(options) ? undefined : options);
  if (!expression) throw wrongType(name, regex, 'a regular expression');
  const global = new RegExp(expression.source, `${expression.flags}g`);
  const text = stringOf(name, input);
  const found = all ? [...text.matchAll(global)] : [...text.matchAll(global)].slice(0, 1);
  return found.map((match) => ({
    match: match[0],
    idx: [...text.slice(0, match.index)].length,
    captures: match.slice(1).map((capture) => capture ?? null),
  }));
}

const regexOperator = (name: string, all: boolean, result: (found: Doc[]) => unknown) =>
  named(name, ['input', 'regex'], ['options'], (values) => result(matches(name, values, all)));

const $indexOfCP = list('$indexOfCP', 2, 4, ([text, part, start, end]) => {
  if (isNil(text)) return null;
  const from = isNil(start) ? 0 : numberOf('$indexOfCP', start);
  const to = isNil(end) ? undefined : numberOf('$indexOfCP', end);
  const points = [...stringOf('$indexOfCP', text)];
  const wanted = stringOf('$indexOfCP', part);
  const index = points.slice(from, to).join('').indexOf(wanted);
  if (index < 0 || from > points.length) return -1;
  return from + [...points.slice(from, to).join('').slice(0, index)].length;
});

const $substrCP = list('$substrCP', 3, 3, ([text, start, count]) => {
  const from = numberOf('$substrCP', start);
  const length = numberOf('$substrCP', count);
  if (from < 0) throw badValue('$substrCP: the starting index must be non-negative');
  return [...textOf('$substrCP', text)]
    .slice(from, length < 0 ? undefined : from + length)
    .join('');
});

export const strings: Record<string, Operator> = {
  $concat: nullable('$concat', 0, Number.POSITIVE_INFINITY, (values) =>
    values.map((value) => stringOf('$concat', value)).join(''),
  ),
  $toUpper: list('$toUpper', 1, 1, ([value]) => upper(textOf('$toUpper', value))),
  $toLower: list('$toLower', 1, 1, ([value]) => lower(textOf('$toLower', value))),
  $strLenCP: list('$strLenCP', 1, 1, ([value]) => [...stringOf('$strLenCP', value)].length),
  $strLenBytes: list('$strLenBytes', 1, 1, ([value]) =>
    Buffer.byteLength(stringOf('$strLenBytes', value)),
  ),
  $strcasecmp: list('$strcasecmp', 2, 2, ([a, b]) =>
    compare(upper(textOf('$strcasecmp', a)), upper(textOf('$strcasecmp', b))),
  ),
  $substrCP,
  $indexOfCP,
  $split: nullable('$split', 2, 2, ([text, separator]) => {
    if (separator === '') throw badValue('$split requires a non-empty separator');
    return stringOf('$split', text).split(stringOf('$split', separator));
  }),
  $trim: trim('$trim', true, true),
  $ltrim: trim('$ltrim', true, false),
  $rtrim: trim('$rtrim', false, true),
  $replaceOne: replace('$replaceOne', false),
  $replaceAll: replace('$replaceAll', true),
  $regexMatch: regexOperator('$regexMatch', false, (found) => found.length > 0),
  $regexFind: regexOperator('$regexFind', false, (found) => found[0] ?? null),
  $regexFindAll: regexOperator('$regexFindAll', true, (found) => found),
};
