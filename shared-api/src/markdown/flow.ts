import type { ElementContent } from 'hast';
import { buildLists } from './buildLists';
import { type Continuation, element, type Inline, type Item, isInline, type Piece } from './Piece';
import { phrasing } from './phrasing';

/** The paragraphs of a line: an empty line in it begins another one. */
function paragraphs(line: readonly Inline[]): ElementContent[] {
  const parts: Inline[][] = [[]];
  let breaks = 0;
  for (const piece of line) {
    const isBlank = piece.type === 'words' && piece.text.trim() === '';
    if (piece.type === 'break') breaks += 1;
    else if (!isBlank) breaks = 0;
    if (breaks > 1) parts.push([]);
    else parts.at(-1)?.push(piece);
  }
  return parts
    .map(phrasing)
    .filter(({ length }) => length > 0)
    .map((children) => element('p', children));
}

/** The item that a paragraph below it belongs to. */
const itemAbove = (items: readonly Item[], { indent, isOfList }: Continuation) =>
  items.findLast((item) => {
    if (item.indent === undefined) return false;
    return Math.abs(item.indent - indent) < 1 || (isOfList && item.indent < indent);
  });

/** Pieces as blocks: lines become paragraphs, and items that follow each other lists. */
export function flow(pieces: readonly Piece[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let line: Inline[] = [];
  let items: Item[] = [];
  const endList = () => {
    blocks.push(...buildLists(items));
    items = [];
  };
  const endLine = () => {
    const made = paragraphs(line);
    line = [];
    if (made.length === 0) return;
    endList();
    blocks.push(...made);
  };
  for (const piece of pieces) {
    if (isInline(piece)) {
      line.push(piece);
      continue;
    }
    endLine();
    if (piece.type === 'item') {
      items.push(piece);
    } else if (piece.type === 'continuation') {
      const item = itemAbove(items, piece);
      // Deeper than the item, and less deep than those in it.
      if (item) {
        const level = item.level + 0.5;
        items.push({ ...item, level, content: piece.content, isBare: true, indent: undefined });
      } else {
        endList();
        blocks.push(...piece.content);
      }
    } else if (piece.type === 'block' || piece.isList) {
      endList();
      if (piece.type === 'block') blocks.push(piece.element);
    }
  }
  endLine();
  endList();
  return blocks;
}
