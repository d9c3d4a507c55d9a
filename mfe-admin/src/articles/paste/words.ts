import { type Inline, MARKS, type Marks } from './Piece';

const isSame = (one: Marks, other: Marks) =>
  one.code === other.code && MARKS.every((mark) => one[mark] === other[mark]);

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
  for (const piece of line) {
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
    if (last?.type === 'words' && isSame(last.marks, piece.marks)) last.text += text;
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
