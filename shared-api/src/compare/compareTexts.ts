import { diffArrays, diffLines } from 'diff';

export interface Piece {
  text: string;
  /** In which of the two texts it stands. */
  side: 'both' | 'left' | 'right';
}

/** Word by word takes too long for texts that have little in common; then it is line by line. */
const PATIENCE_MS = 400;

/** Words, numbers with all their digits, spaces, single signs. */
const TOKEN = /[\p{L}\p{M}\p{N}_]+(?:[.,:/]\p{N}+)*|[^\S\n]+|./gsu;
const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

interface Change {
  value: string | string[];
  added: boolean;
  removed: boolean;
}

const toPiece = ({ value, added, removed }: Change): Piece => ({
  text: typeof value === 'string' ? value : value.join(''),
  side: added ? 'right' : removed ? 'left' : 'both',
});

const isGap = ({ side, text }: Piece) => side === 'both' && /^[^\S\n]+$/.test(text);

/** Words that differ with nothing but spaces between them become one passage on each side. */
function joinWords(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let left = '';
  let right = '';
  function end() {
    if (left) joined.push({ text: left, side: 'left' });
    if (right) joined.push({ text: right, side: 'right' });
    left = '';
    right = '';
  }
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    const isBetween = isGap(piece) && (left || right) && next && next.side !== 'both';
    if (piece.side === 'both' && !isBetween) {
      end();
      joined.push(piece);
      continue;
    }
    if (piece.side !== 'right') left += piece.text;
    if (piece.side !== 'left') right += piece.text;
  }
  end();
  return joined;
}

/**
 * What two texts share and what only one has, in order: word by word, or line by line when that takes
 * longer than `patience` milliseconds.
 */
export function compareTexts(left: string, right: string, patience = PATIENCE_MS): Piece[] {
  const byWord = diffArrays(tokensOf(left), tokensOf(right), { timeout: patience });
  return joinWords((byWord ?? diffLines(left, right)).map(toPiece));
}

const CONTEXT_LINES = 2;
const WORTH_FOLDING = 3;

/** Lines that are left out because both texts have them. */
interface Fold {
  side: 'fold';
  lines: number;
}

/** The ends of what both texts share: the lines next to a difference stay. */
function fold(text: string, isFirst: boolean, isLast: boolean): (Piece | Fold)[] {
  const lines = text.split('\n');
  const head = isFirst ? 0 : CONTEXT_LINES;
  const tail = isLast ? 0 : CONTEXT_LINES;
  const hidden = lines.length - head - tail;
  if (hidden < WORTH_FOLDING) return [{ text, side: 'both' }];
  const before = lines.slice(0, head).join('\n');
  const after = lines.slice(lines.length - tail).join('\n');
  const kept = (end: string): Piece[] => (end ? [{ text: end, side: 'both' }] : []);
  return [...kept(before), { side: 'fold', lines: hidden }, ...kept(after)];
}

/** Leaves out long passages in which nothing differs. */
export function foldPieces(pieces: readonly Piece[]): (Piece | Fold)[] {
  return pieces.flatMap((piece, index) =>
    piece.side === 'both' ? fold(piece.text, index === 0, index === pieces.length - 1) : [piece],
  );
}
