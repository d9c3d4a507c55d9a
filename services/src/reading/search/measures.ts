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
const NUMBER = '\\d+ \\d+/\\d+|\\d+(?:[.,]\\d+)*(?:/\\d+)?';
/** One number or a range with a unit; what is before is no part of a longer number or word. */
const MEASURE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/"]|[\\p{L}\\p{N}]-)(${NUMBER})(?: ?[–-] ?(${NUMBER}))?[ \\u00a0-]?(${names})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** A number with its unit, in the one form that all ways to write it share. */
interface Measure {
  start: number;
  end: number;
  /** One; two for a range. */
  words: string[];
}

function readNumber(number: string): number {
  const [whole = '', fraction] = number.includes(' ') ? number.split(' ') : ['0', number];
  const [top = '', bottom = '1'] = (fraction ?? '').split('/');
  const plain = top.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.');
  return Number(whole) + Number(plain) / Number(bottom);
}

const written = (number: string) => String(Number(readNumber(number).toFixed(4)));

/** The numbers with units of a text: `3 mm`, `1/8"`, `10–12 mm`. */
export function findMeasures(text: string): Measure[] {
  return [...text.matchAll(MEASURE)].flatMap((match) => {
    const [whole, first = '', second, unit = ''] = match;
    const end = match.index + whole.length;
    // "12 in the morning" is no length.
    const isWord = unit === 'in' && /^\d+$/.test(first) && /^ \p{L}/u.test(text.slice(end));
    if (isWord || !Number.isFinite(readNumber(first))) return [];
    const numbers = second === undefined ? [first] : [first, second];
    const words = numbers.map((number) => written(number) + byName.get(unit.toLowerCase()));
    return [{ start: match.index, end, words }];
  });
}
