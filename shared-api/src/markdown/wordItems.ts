import type { Element } from 'hast';
import type { Context } from './Context';
import { classesOf, textOf } from './styles';

/** PowerPoint says the level of all but the first one by a class. */
const OUTLINE = /^O(\d)$/;
/** Word writes a list as paragraphs: `mso-list:l0 level2 lfo1`, with the mark as a text to ignore. */
const PLACE = /^\S+\s+level(\d+)/;
const CONTINUED = /^MsoList(Continue|Paragraph)/;
const MARK = /^"?(num)?bullet/;
/** Fonts whose letters are signs. */
const SIGNS = /symbol|wingdings|webdings/;
const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
};

function romanNumber(letters: string): number | undefined {
  if (!/^m*(c[md]|d?c{0,3})(x[cl]|l?x{0,3})(i[xv]|v?i{0,3})$/.test(letters)) return undefined;
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, one, at) => sum + (one < (values[at + 1] ?? 0) ? -one : one), 0);
}

const letterNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);

/** What a mark such as `1.2.`, `iv)` or `B` can mean; undefined for one that counts nothing. */
export function markNumbers(mark: string, font = ''): number[] | undefined {
  const text = mark.normalize('NFKC').trim().toLowerCase();
  const digits = text.match(/\d+/g)?.at(-1);
  if (digits) return [Number(digits)];
  const [, letters = '', sign = ''] = /^[([]?(\p{L}+)([.):\]、]?)$/u.exec(text) ?? [];
  if (!letters || SIGNS.test(font) || (letters === 'o' && !sign)) return undefined;
  if (!/^[a-z]+$/.test(letters)) return [];
  const roman = romanNumber(letters);
  const letter = letters.length < 3 ? [letterNumber(letters)] : [];
  if (roman === undefined) return letter;
  return letters.length > 1 || letters === 'i' ? [roman, ...letter] : [...letter, roman];
}

interface Mark {
  text: string;
  font: string;
}

const INLINE = new Set(['a', 'b', 'em', 'font', 'i', 'span', 'strong', 'u']);

/** Takes the mark out of where a paragraph begins; undefined when it has none. */
function takeMark(
  node: Element,
  styleOf: Context['paste']['styleOf'],
  outer = '',
): Mark | undefined {
  for (const [index, child] of node.children.entries()) {
    if (child.type === 'text' && child.value.trim()) return undefined;
    if (child.type !== 'element') continue;
    if (!INLINE.has(child.tagName)) return undefined;
    const style = styleOf(child);
    const font = style.get('font-family') ?? outer;
    if (style.get('mso-list') === 'ignore' || MARK.test(style.get('mso-special-format') ?? '')) {
      node.children.splice(index, 1);
      return { text: textOf(child), font };
    }
    const mark = takeMark(child, styleOf, font);
    if (mark || textOf(child).trim()) return mark;
  }
  return undefined;
}

const POINTS: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  px: 0.75,
};

const SIZE = /^(-?[\d.]+)(pt|in|cm|mm|px)?/;

function pointsOf(margin: string | undefined): number | undefined {
  const [, size, unit = 'px'] = SIZE.exec(margin ?? '') ?? [];
  return size === undefined ? undefined : Number(size) * (POINTS[unit] ?? 0);
}

export interface WordItem {
  level: number;
  mark: string;
  /** What the mark can mean; undefined for a bullet. */
  numbers: readonly number[] | undefined;
  indent: number | undefined;
}

/** The place of a paragraph in a list of Word or PowerPoint, whose mark is taken out of it; undefined for another one. */
export function takeWordItem(node: Element, { paste }: Context): WordItem | undefined {
  const style = paste.styleOf(node);
  const mark = takeMark(node, paste.styleOf);
  if (!mark) return undefined;
  const place = PLACE.exec(style.get('mso-list') ?? '')?.[1];
  const outline = classesOf(node)
    .map((name) => Number(OUTLINE.exec(name)?.[1]))
    .find(Boolean);
  const level = Number(place ?? (outline ?? 0) + 1);
  const numbers = markNumbers(mark.text, mark.font);
  return { level, mark: mark.text.trim(), numbers, indent: pointsOf(style.get('margin-left')) };
}

/** How far a paragraph of Word is indented that may belong to an item above; undefined for another one. */
export function continuedIndent(node: Element, { paste }: Context) {
  const indent = pointsOf(paste.styleOf(node).get('margin-left'));
  const isOfList = classesOf(node).some((name) => CONTINUED.test(name));
  return (indent && node.tagName === 'p') || isOfList
    ? { indent: indent ?? 0, isOfList }
    : undefined;
}
