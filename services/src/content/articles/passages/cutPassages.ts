import type { PassageMark } from '@pressline/shared-api';
import type { Nodes, Root } from 'mdast';
import { isPhrasing, plainText } from '../plainText';

/** A longer item is cut into its paragraphs. */
const MAX_ITEM = 700;
/** A paragraph of which links are more than this only leads elsewhere. */
const MAX_LINKED = 0.3;

/** What the items inside a directive are. */
const ITEMS: Readonly<Record<string, 'step' | 'check'>> = { steps: 'step', checklist: 'check' };

interface Context {
  /** Inside what is a passage as a whole, or what is none. */
  isInside?: boolean | undefined;
  /** What the items of a list are. */
  item?: 'item' | 'step' | 'check' | undefined;
  /** Where the box with a label of its own ends is not known yet: its mark. */
  label?: PassageMark | undefined;
}

const linkedLength = (node: Nodes): number => {
  if (node.type === 'link') return plainText(node).length;
  return 'children' in node
    ? node.children.reduce((sum, child) => sum + linkedLength(child), 0)
    : 0;
};

function paragraphKind(node: Nodes, text: string): PassageMark['kind'] | undefined {
  if (/:\s*$/.test(text)) return 'lead';
  return linkedLength(node) > MAX_LINKED * text.length ? undefined : 'paragraph';
}

/**
 * An article's plain text, and which parts of it can answer a question: paragraphs, items, steps and
 * table rows, with the headings, introductions and column titles that belong to them.
 */
export function cutPassages(tree: Root): { text: string; passages: PassageMark[] } {
  const passages: PassageMark[] = [];

  function addMark(kind: PassageMark['kind'] | undefined, start: number, text: string) {
    if (!kind || text.trim() === '') return undefined;
    const mark: PassageMark = { kind, start, end: start + text.length };
    passages.push(mark);
    return mark;
  }

  function readLine(node: Nodes, start: number, context: Context): string {
    const text = plainText(node);
    if (node.type === 'heading') addMark('heading', start, text);
    if (node.type !== 'paragraph' || context.isInside) return text;
    if (node.data && 'directiveLabel' in node.data) context.label = addMark('label', start, text);
    else addMark(paragraphKind(node, text), start, text);
    return text;
  }

  function read(node: Nodes, start: number, context: Context): string {
    if (isPhrasing(node) || !('children' in node)) return readLine(node, start, context);
    const within: Context = { isInside: context.isInside, item: context.item };
    if (node.type === 'containerDirective') {
      within.isInside ||= node.name === 'quiz' || node.name === 'video';
      within.item = ITEMS[node.name];
    }
    if (node.type === 'list') within.item ??= node.ordered ? 'step' : 'item';
    const isWhole = node.type === 'listItem' && plainText(node).length <= MAX_ITEM;
    if (node.type === 'tableRow' || isWhole) within.isInside = true;

    let text = '';
    const first = passages.length;
    for (const child of node.children) {
      const part = read(child, start + (text ? text.length + 1 : 0), within);
      if (part) text = text ? `${text}\n${part}` : part;
    }
    if (within.label) within.label.until = start + text.length;
    if (node.type === 'table') {
      // The first row holds the titles of the columns.
      const titles = passages[first];
      if (titles?.kind === 'row') titles.kind = 'columns';
      const last = passages.at(-1);
      if (titles && last) titles.until = last.end;
    }
    if (context.isInside) return text;
    if (node.type === 'tableRow') addMark('row', start, text);
    if (isWhole) addMark(within.item, start, text);
    return text;
  }

  return { text: read(tree, 0, {}), passages };
}
