import type { Element, ElementContent } from 'hast';
import { type Context, enter } from './Context';
import { flow } from './flow';
import { element, isElement, type Piece } from './Piece';
import { classesOf } from './styles';

const isBlank = (node: ElementContent) =>
  node.type === 'text' ? node.value.trim() === '' : node.type !== 'element';

const WRITTEN_TICK = /^\s*\[([ x])\]\s+/i;

/** Whether an item is ticked; undefined when it cannot be. */
function tickOf({ properties }: Element, list: Element): boolean | undefined {
  const { role, ariaChecked, dataChecked, dataInlineTaskId } = properties;
  if (role === 'checkbox') return ariaChecked === 'true';
  if (dataChecked !== undefined) return dataChecked === 'true';
  if (dataInlineTaskId !== undefined || classesOf(list).includes('inline-task-list')) return false;
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

function itemContent(node: Element, list: Element, context: Context): ElementContent[] {
  const pieces = context.paste.walk(node.children, { ...enter(node, context), depth: 0 });
  const given = tickOf(node, list);
  const taken = takeTick(pieces);
  const isTicked = classesOf(node).includes('checked') || (taken ?? given);
  const content = flow(pieces);
  if (given === undefined && taken === undefined) return content;
  return [element('input', [], { type: 'checkbox', checked: isTicked === true }), ...content];
}

const COUNTING = /\b(decimal|lower-|upper-|\w+-(alpha|roman|latin))/;

const numberIn = (value: unknown): number[] => {
  const number = Number.parseInt(String(value ?? ''), 10);
  return number >= 0 ? [number] : [];
};

/**
 * The items of a list. A list directly in a list is deeper (Google Docs), and where items say how deep
 * they are, each may stand in a list of its own (Word).
 */
export function listPieces(list: Element, context: Context): Piece[] {
  const style = context.paste.styleOf(list);
  const mark = `${style.get('list-style')} ${style.get('list-style-type')}`;
  const isOrdered = list.tagName === 'ol' || COUNTING.test(mark);
  const { start, reversed } = list.properties;
  let numbers = isOrdered ? [...numberIn(start), 1].slice(0, 1) : [];
  const count = list.children.filter((child) => isElement(child, 'li')).length;
  let left = numberIn(start)[0] ?? count;

  const pieces = list.children.flatMap((child): Piece[] => {
    const deeper = { ...context, depth: context.depth + 1 };
    if (!isElement(child, 'li')) return context.paste.walk([child], deeper);
    const own = child.children.filter((one) => !isBlank(one));
    if (own.length > 0 && own.every((one) => isElement(one, 'ul', 'ol')))
      return context.paste.walk(own, deeper);
    const { value, dataAriaLevel } = child.properties;
    const place = context.paste.styleOf(child).get('mso-list');
    const level = Number(dataAriaLevel ?? /\blevel(\d+)/.exec(place ?? '')?.[1]) || 0;
    if (isOrdered && value !== undefined) numbers = numberIn(value);
    if (isOrdered && reversed) numbers = [left];
    left -= 1;
    const content = itemContent(child, list, context);
    const item: Piece = {
      type: 'item',
      level: level || context.depth + 1,
      isOrdered,
      numbers,
      content,
      isPlaced: level > 0,
    };
    numbers = [];
    return content.length > 0 ? [item] : [];
  });
  const isWhole = context.depth === 0 && pieces.some((one) => one.type === 'item' && !one.isPlaced);
  const end: Piece = { type: 'end', isList: isWhole };
  return [end, ...pieces, end];
}
