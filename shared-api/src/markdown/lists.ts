import type { Element, ElementContent } from 'hast';
import { type Context, enter } from './Context';
import { flow } from './flow';
import { element, type Item, isElement, type Piece } from './Piece';
import { classesOf } from './styles';

const isBlank = (node: ElementContent) =>
  node.type === 'text' ? node.value.trim() === '' : node.type !== 'element';

const WRITTEN_TICK = /^\s*\[([ x])\]\s+/i;

/** Whether an item is ticked; undefined when it cannot be. */
function tickOf({ properties }: Element, list: Element | undefined): boolean | undefined {
  const { role, ariaChecked, dataChecked, dataInlineTaskId } = properties;
  if (role === 'checkbox') return ariaChecked === 'true';
  if (dataChecked !== undefined) return dataChecked === 'true';
  if (dataInlineTaskId !== undefined || (list && classesOf(list).includes('inline-task-list')))
    return false;
  return undefined;
}

/** Takes the tick that begins an item, a box or `[x]`, out of its pieces. */
function takeTick(pieces: Piece[]): boolean | undefined {
  const at = pieces.findIndex(
    (piece) => piece.type !== 'end' && !(piece.type === 'words' && piece.text.trim() === ''),
  );
  const first = pieces[at];
  if (first?.type === 'check') {
    pieces.splice(at, 1);
    return first.checked;
  }
  if (first?.type !== 'words') return undefined;
  const [whole, sign] = WRITTEN_TICK.exec(first.text) ?? [];
  if (!whole) return undefined;
  first.text = first.text.slice(whole.length);
  return sign !== ' ';
}

function itemContent(node: Element, list: Element | undefined, context: Context): ElementContent[] {
  const pieces = context.paste.walk(node.children, { ...enter(node, context), depth: 0 });
  const given = tickOf(node, list);
  const taken = takeTick(pieces);
  const isTicked = classesOf(node).includes('checked') || (taken ?? given);
  const content = flow(pieces);
  if (given === undefined && taken === undefined) return content;
  return [element('input', [], { type: 'checkbox', checked: isTicked === true }), ...content];
}

/** An item whose list was not copied with it. */
export function itemPieces(node: Element, context: Context): Piece[] {
  const content = itemContent(node, undefined, context);
  const item: Item = { type: 'item', level: 1, isOrdered: false, numbers: [], content };
  return content.length > 0 ? [item] : [];
}

const COUNTING = /\b(decimal|lower-|upper-|\w+-(alpha|roman|latin))/;

const numberIn = (value: unknown): number | undefined => {
  const number = Number.parseInt(String(value ?? ''), 10);
  return number >= 0 ? number : undefined;
};

/** How deep an item says it is; 0 for one that stands where it belongs. */
function placeOf(item: Element, { paste }: Context): number {
  const place = /\blevel(\d+)/.exec(paste.styleOf(item).get('mso-list') ?? '')?.[1];
  return Number(item.properties.dataAriaLevel ?? place) || 0;
}

/**
 * The items of a list. A list directly in a list is deeper (Google Docs), and where items say how deep
 * they are, each may stand in a list of its own (Word).
 */
export function listPieces(list: Element, context: Context): Piece[] {
  const style = context.paste.styleOf(list);
  const mark = `${style.get('list-style')} ${style.get('list-style-type')}`;
  const isOrdered = list.tagName === 'ol' || COUNTING.test(mark);
  const { start, reversed } = list.properties;
  const count = list.children.filter((child) => isElement(child, 'li')).length;
  let number = numberIn(start) ?? (reversed ? count : 1);
  let isWhole = context.depth === 0;

  const pieces = list.children.flatMap((child): Piece[] => {
    const deeper = { ...context, depth: context.depth + 1 };
    if (!isElement(child, 'li')) return context.paste.walk([child], deeper);
    const own = child.children.filter((one) => !isBlank(one));
    if (own.length > 0 && own.every((one) => isElement(one, 'ul', 'ol')))
      return context.paste.walk(own, deeper);
    const place = placeOf(child, context);
    if (place > 0) isWhole = false;
    number = numberIn(child.properties.value) ?? number;
    const numbers = isOrdered ? [number] : [];
    number += reversed ? -1 : 1;
    const content = itemContent(child, list, context);
    if (content.length === 0) return [];
    return [{ type: 'item', level: place || deeper.depth, isOrdered, numbers, content }];
  });
  const hasItems = list.children.some((child) => isElement(child, 'li'));
  const end: Piece = { type: 'end', isList: isWhole && hasItems };
  return [end, ...pieces, end];
}
