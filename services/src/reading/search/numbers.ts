/** How each unit may be written; the first is the one that the index has. */
const UNITS: readonly (readonly string[])[] = [
  ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
  ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  ['m', 'meter', 'meters', 'metre', 'metres'],
  ['µm', 'μm', 'um', 'micron', 'microns', 'micrometer', 'micrometers'],
  ['in', '"', '″', '”', 'inch', 'inches'],
  ['ft', 'foot', 'feet'],
  ['pt', 'point', 'points'],
  ['ppi', 'dpi'],
  ['lpi'],
  ['gsm', 'g/m2', 'g/m²'],
  ['kg', 'kilogram', 'kilograms', 'kilo', 'kilos'],
  ['g', 'gram', 'grams'],
  ['lb', 'lbs', 'pound', 'pounds'],
  ['%', 'percent', 'per cent'],
  ['°c', '° c', 'celsius', 'degrees c'],
  ['h', 'hr', 'hrs', 'hour', 'hours'],
  ['min', 'mins', 'minute', 'minutes'],
  ['s', 'sec', 'secs', 'second', 'seconds'],
  ['d', 'day', 'days'],
];

const byName = new Map(
  UNITS.flatMap((group) => group.map((name) => [name, group[0] ?? ''] as const)),
);
const names = [...byName.keys()].sort((a, b) => b.length - a.length).join('|');
const FRACTION = '[¼-¾⅐-⅞]';
const NUMBER = `(?:\\d+ ?)?${FRACTION}|\\d+ \\d+[/⁄]\\d+|\\d+(?:[.,]\\d+)*(?:[/⁄]\\d+)?`;
/** One number or a range with a unit; what is before is no part of a longer number or word. */
const MEASURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/"]|[\\p{L}\\p{N}]-)(${NUMBER})(?: ?[–-] ?(${NUMBER}))?[ \\u00a0-]?(${names})(?![\\p{L}\\p{N}])`,
  'giu',
);

const GROUPED = /(?<![\p{N}.,])[1-9]\d{0,2}(?:[,.'’ \u00a0\u2009\u202f]\d{3})+(?![\p{N}])/gu;

/** A number in the one form that all ways to write it share, and where it stands. */
export interface NumberPlace {
  start: number;
  end: number;
  term: string;
  /** With its unit: its parts alone do not say it. */
  isMeasure?: boolean;
}

/** `3 1/2` for `3½`. */
const inDigits = (number: string) =>
  number
    .replace(new RegExp(` ?(${FRACTION})`), ' $1')
    .normalize('NFKD')
    .replace('⁄', '/')
    .trim();

function readNumber(typed: string): number {
  const number = inDigits(typed);
  const [whole = '', fraction] = number.includes(' ') ? number.split(' ') : ['0', number];
  const [top = '', bottom = '1'] = (fraction ?? '').split('/');
  const plain = top.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.');
  return Number(whole) + Number(plain) / Number(bottom);
}

const written = (number: string) => String(Number(readNumber(number).toFixed(4)));

/** The numbers with units of a text: `3 mm`, `1/8"`; two for a range: `10–12 mm`. */
export function findMeasures(text: string): NumberPlace[] {
  return [...text.matchAll(MEASURE)].flatMap((match) => {
    const [whole, first = '', second, unit = ''] = match;
    const end = match.index + whole.length;
    // "12 in the morning" is no length.
    const isWord = unit === 'in' && /^\d+$/.test(first) && /^ \p{L}/u.test(text.slice(end));
    if (isWord || !Number.isFinite(readNumber(first))) return [];
    const numbers = second === undefined ? [first] : [first, second];
    const place = { start: match.index, end, isMeasure: true };
    const unitName = byName.get(unit.toLowerCase());
    return numbers.map((number) => ({ ...place, term: written(number) + unitName }));
  });
}

/** The numbers with separators of a part of a text, each with its digits: `12,500`. */
export const findGrouped = (text: string, from = 0, to = text.length): NumberPlace[] =>
  [...text.slice(from, to).matchAll(GROUPED)].map(({ 0: number, index }) => {
    const start = from + index;
    return { start, end: start + number.length, term: number.replace(/\D/g, '') };
  });

/** Those and numbers with units, in order; of two at one place, the longer first. */
export function findNumbers(text: string): NumberPlace[] {
  if (!/\p{N}/u.test(text)) return [];
  const numbers = [...findMeasures(text), ...findGrouped(text)];
  return numbers.sort((a, b) => a.start - b.start || b.end - a.end);
}
