import { type Inline, MARKS, type Marks, words } from './Piece';

/** Whether words with these marks are one piece. Between two stretches of code there must be a sign. */
const isOne = (one: Marks, other: Marks) =>
  one.code && other.code
    ? one.a === other.a
    : one.code === other.code && MARKS.every((mark) => one[mark] === other[mark]);

/** Spaces around code are none of it. */
function bareSpaces(piece: Inline): Inline[] {
  if (piece.type !== 'words' || !piece.marks.code) return [piece];
  const { text, marks } = piece;
  const code = text.trim();
  const start = text.length - text.trimStart().length;
  const bare = { ...marks, code: undefined };
  return [
    words(text.slice(0, start), bare),
    words(code, marks),
    words(text.slice(start + code.length), bare),
  ];
}

/** Characters without width, which no reader sees and every search stumbles over. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;
const SPACES = /[\s\u00a0]+/g;

/** Words with the same marks as one piece. As on a page, one space is between words and none where a line begins or ends. */
export function mergeWords(line: readonly Inline[]): Inline[] {
  const collapsed: Inline[] = [];
  let isAfterSpace = true;
  const trimEnd = () => {
    const last = collapsed.at(-1);
    if (last?.type === 'words') last.text = last.text.trimEnd();
    if (last?.type === 'words' && last.text === '') collapsed.pop();
  };
  for (const piece of line.flatMap(bareSpaces)) {
    if (piece.type === 'break') trimEnd();
    if (piece.type !== 'words') {
      collapsed.push(piece);
      isAfterSpace = piece.type !== 'image';
      continue;
    }
    let text = piece.text.replace(INVISIBLE, '').replace(SPACES, ' ');
    if (isAfterSpace) text = text.trimStart();
    if (text === '') continue;
    isAfterSpace = text.endsWith(' ');
    const last = collapsed.at(-1);
    if (last?.type === 'words' && isOne(last.marks, piece.marks)) last.text += text;
    else collapsed.push({ ...piece, text });
  }
  trimEnd();
  return collapsed;
}

const ADDRESS =
  /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’)\]}]|(?<![\w.+-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+)/gi;

/** Bare addresses are links for readers; as such their signs need no escapes. */
export const linkAddresses = (line: readonly Inline[]): Inline[] =>
  line.flatMap((piece) => {
    if (piece.type !== 'words' || piece.marks.a || piece.marks.code) return [piece];
    return piece.text
      .split(ADDRESS)
      .map((text, index): Inline => {
        if (index % 2 === 0) return { ...piece, text };
        const a = text.includes('://') ? text : `mailto:${text}`;
        return { ...piece, text, marks: { ...piece.marks, a } };
      })
      .filter((one) => one.type !== 'words' || one.text !== '');
  });

const RAISED = '0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻–⁻=⁼(⁽)⁾n ⁿ';
const LOWERED = '0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋–₋=₌(₍)₎';

const tableOf = (pairs: string) => {
  const chars = [...pairs.replaceAll(' ', '')];
  return new Map(chars.flatMap((char, at) => (at % 2 === 0 ? [[char, chars[at + 1] ?? '']] : [])));
};
const tables = { sup: tableOf(RAISED), sub: tableOf(LOWERED) };

/** A raised or lowered text in plain characters, so that m² is not m2. Words such as the th of 4th stay. */
export function raised(text: string, shift: 'sup' | 'sub'): string {
  const table = tables[shift];
  const words = text.trim();
  if (!/\d/.test(words) && words !== 'n') return text;
  // A reference to a note is no figure.
  if (/^\[.*\]$/.test(words)) return text;
  const isWhole = [...words].every((char) => table.has(char));
  const shown = isWhole
    ? [...words].map((char) => table.get(char)).join('')
    : `${shift === 'sup' ? '^' : '_'}(${words})`;
  return text.replace(words, () => shown);
}
