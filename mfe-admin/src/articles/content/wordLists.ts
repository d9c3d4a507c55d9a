import type { Element, ElementContent } from 'hast';

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

/** A heading is bold by itself, and so is the title of a column. */
export const withoutBold = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = withoutBold(node.children);
    return node.tagName === 'strong' ? children : [{ ...node, children }];
  });

/** Google Docs has a list within a list beside its items; it belongs to the item before. */
export function withListsInItems(nodes: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = [];
  for (const node of nodes) {
    const last = items.findLast((item) => isElement(item, 'li'));
    if (isElement(node, 'ul', 'ol') && isElement(last, 'li')) last.children.push(node);
    else items.push(node);
  }
  return items;
}

/** A table of Markdown has titles of its columns: the first row, unless it names them. */
export function withHeadRow(table: Element): Element {
  const rows = table.children.flatMap((node) =>
    isElement(node, 'thead', 'tbody', 'tfoot') ? node.children : [node],
  );
  const at = rows.findIndex((row) => isElement(row, 'tr'));
  const titled = rows.map((row, index) =>
    index === at && isElement(row, 'tr')
      ? element(
          'tr',
          row.children.map((cell) =>
            isElement(cell, 'td', 'th') ? element('th', withoutBold(cell.children)) : cell,
          ),
        )
      : row,
  );
  return element('table', titled);
}

interface WordItem {
  list: string;
  level: number;
  isOrdered: boolean;
  content: ElementContent[];
}

/** Word writes a list as paragraphs: `mso-list:l0 level2 lfo1`, with the mark as a text to ignore. */
const PLACE = /mso-list:\s*(\S+)\s+level(\d+)/i;
const MARK = /mso-list:\s*ignore/i;
const NUMBER = /^\s*\(?[\da-z]+[.)]/i;

export const styleOf = ({ properties }: Element): string => String(properties.style ?? '');
const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** Takes the mark out of a paragraph; undefined when it has none. */
function takeMark(node: Element): string | undefined {
  for (const [index, child] of node.children.entries()) {
    if (child.type !== 'element') continue;
    if (MARK.test(styleOf(child))) return node.children.splice(index, 1).map(textOf).join('');
    const mark = takeMark(child);
    if (mark !== undefined) return mark;
  }
  return undefined;
}

function readItem(node: ElementContent): WordItem | undefined {
  const [, list, level] = (isElement(node, 'p') && PLACE.exec(styleOf(node))) || [];
  if (!isElement(node, 'p') || !list) return undefined;
  const isOrdered = NUMBER.test(takeMark(node) ?? '');
  return { list, level: Number(level), isOrdered, content: node.children };
}

function makeList(items: readonly WordItem[]): Element {
  const list = element(items[0]?.isOrdered ? 'ol' : 'ul', []);
  for (let at = 0; at < items.length; ) {
    const { content, level } = items[at] as WordItem;
    let end = at + 1;
    while ((items[end]?.level ?? 0) > level) end += 1;
    const inner = items.slice(at + 1, end);
    list.children.push(element('li', [...content, ...(inner.length > 0 ? [makeList(inner)] : [])]));
    at = end;
  }
  return list;
}

/** The same nodes with Word's list paragraphs as lists. */
export function withWordLists(nodes: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let items: WordItem[] = [];
  const endList = () => {
    if (items.length > 0) made.push(makeList(items));
    items = [];
  };
  for (const node of nodes) {
    const item = readItem(node);
    // Between two items there are line breaks and comments.
    if (!item && node.type !== 'element' && items.length > 0) continue;
    if (item?.list !== items[0]?.list) endList();
    if (item) items.push(item);
    else made.push(node);
  }
  endList();
  return made;
}
