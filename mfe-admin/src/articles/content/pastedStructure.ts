import type { Element, ElementContent } from 'hast';

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

export const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
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
