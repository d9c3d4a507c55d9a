import type { ElementContent } from 'hast';
import { element, type Inline, MARKS, type Mark, type Marks } from './Piece';
import { linkAddresses, mergeWords } from './words';

const marksOf = (piece: Inline): Marks =>
  piece.type === 'words' || piece.type === 'image' ? piece.marks : {};

function single(piece: Inline): ElementContent {
  if (piece.type === 'break') return element('br');
  if (piece.type === 'image') return element('img', [], { src: piece.src, alt: piece.alt });
  const value = piece.type === 'check' ? `${piece.checked ? '☑' : '☐'} ` : piece.text;
  const text: ElementContent = { type: 'text', value };
  return piece.type === 'words' && piece.marks.code ? element('code', [text]) : text;
}

const PUNCTUATION = /[\p{P}\p{S}]/u;
const isWordChar = (char: string) => char !== '' && !/\s/.test(char) && !PUNCTUATION.test(char);

/** What stands at an end of a piece; a link shows its signs there, and so does code. */
function charAt(piece: Inline | undefined, at: 0 | -1): string | undefined {
  if (piece?.type === 'words') return piece.marks.code ? '`' : [...piece.text].at(at);
  return piece && '!';
}

/**
 * How much of a marked text must stand outside of the mark, which is none in Markdown otherwise: spaces,
 * and signs that touch a word outside. `isAtEdge`: it begins or ends where another mark around it does.
 */
function looseLength(
  piece: Inline,
  mark: Mark,
  outside: string,
  isStart: boolean,
  isAtEdge: boolean,
): number {
  if (piece.type !== 'words') return 0;
  const { text } = piece;
  const spaces = text.length - (isStart ? text.trimStart() : text.trimEnd()).length;
  if (spaces > 0 || mark === 'a' || !isWordChar(outside)) return spaces;
  // Signs of another mark follow at once.
  const others = { ...piece.marks, [mark]: undefined };
  if (isAtEdge || Object.values(others).some(Boolean)) return text.length;
  const chars = isStart ? [...text] : [...text].reverse();
  const end = chars.findIndex((char) => !PUNCTUATION.test(char));
  return chars.slice(0, end < 0 ? undefined : end).join('').length;
}

const without = (piece: Inline, mark: Mark): Inline =>
  ({ ...piece, marks: { ...marksOf(piece), [mark]: undefined } }) as Inline;

/** A piece without a mark for as many characters at one of its ends. */
function loosen(piece: Inline, mark: Mark, length: number, isStart: boolean): Inline[] {
  if (piece.type !== 'words') return [piece];
  const at = isStart ? length : piece.text.length - length;
  const first: Inline = { ...piece, text: piece.text.slice(0, at) };
  const second: Inline = { ...piece, text: piece.text.slice(at) };
  const parts = isStart ? [without(first, mark), second] : [first, without(second, mark)];
  return parts.filter((part) => part.type !== 'words' || part.text !== '');
}

/** The mark that reaches farthest from a piece on, and where it ends. */
function widest(line: readonly Inline[], at: number): [mark: Mark, end: number] {
  const first = marksOf(line[at] as Inline);
  return MARKS.map((mark): [Mark, number] => {
    let end = at;
    while (first[mark] && end < line.length && marksOf(line[end] as Inline)[mark] === first[mark])
      end += 1;
    return [mark, end];
  }).reduce((best, one) => (one[1] > best[1] ? one : best));
}

/**
 * Elements around the pieces; `before` and `after` are the characters around them. `isInAsterisks`: the
 * mark around them has the same sign as others.
 */
function nest(
  pieces: readonly Inline[],
  before = '',
  after = '',
  isInAsterisks = false,
): ElementContent[] {
  const line = [...pieces];
  const nested: ElementContent[] = [];
  for (let at = 0; at < line.length; ) {
    const piece = line[at] as Inline;
    const [mark, end] = widest(line, at);
    if (end === at) {
      nested.push(single(piece));
      at += 1;
      continue;
    }
    const left = charAt(line[at - 1], -1) ?? before;
    const right = charAt(line[end], 0) ?? after;
    const isAtEdge = isInAsterisks && mark !== 'del' && (at === 0 || end === line.length);
    const looseStart = looseLength(piece, mark, left, true, isAtEdge);
    const last = line[end - 1] as Inline;
    const looseEnd = looseLength(last, mark, right, false, isAtEdge);
    if (looseStart > 0) {
      line.splice(at, 1, ...loosen(piece, mark, looseStart, true));
    } else if (looseEnd > 0) {
      line.splice(end - 1, 1, ...loosen(last, mark, looseEnd, false));
    } else {
      const inner = line.slice(at, end).map((one) => without(one, mark));
      const isLink = mark === 'a';
      const children = isLink ? nest(inner, '[', ']') : nest(inner, left, right, mark !== 'del');
      nested.push(element(mark, children, isLink ? { href: marksOf(piece).a } : {}));
      at = end;
    }
  }
  return nested;
}

/** A line as HTML that has a mark in Markdown for each of its elements. */
export function phrasing(line: readonly Inline[]): ElementContent[] {
  const collapsed = mergeWords(line);
  const from = collapsed.findIndex(({ type }) => type !== 'break');
  if (from < 0) return [];
  const to = collapsed.findLastIndex(({ type }) => type !== 'break') + 1;
  return nest(linkAddresses(collapsed.slice(from, to)));
}
