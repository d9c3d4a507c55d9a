import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';

/** A piece of one text or of both. */
export interface Piece {
  text: string;
  /** In which of the two texts it stands. */
  side: 'both' | 'left' | 'right';
}

/** Word by word takes too long for texts that have little in common; then it is line by line. */
const PATIENCE_MS = 400;

const toPiece = ({ value, added, removed }: ChangeObject<string>): Piece => ({
  text: value,
  side: added ? 'right' : removed ? 'left' : 'both',
});

/** What two texts share and where they differ. */
export function compareTexts(left: string, right: string): Piece[] {
  const byWord = diffWordsWithSpace(left, right, { timeout: PATIENCE_MS });
  return (byWord ?? diffLines(left, right)).map(toPiece);
}
