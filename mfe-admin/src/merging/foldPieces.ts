import type { Piece } from './compareTexts';

const CONTEXT_LINES = 2;
const WORTH_FOLDING = 3;

export interface Fold {
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
  const kept = (kind: string): Piece[] => (kind ? [{ text: kind, side: 'both' }] : []);
  return [...kept(before), { side: 'fold', lines: hidden }, ...kept(after)];
}

/** Leaves out long passages in which nothing differs. */
export function foldPieces(pieces: readonly Piece[]): (Piece | Fold)[] {
  return pieces.flatMap((piece, index) =>
    piece.side === 'both' ? fold(piece.text, index === 0, index === pieces.length - 1) : [piece],
  );
}
