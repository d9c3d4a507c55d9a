import type { ElementContent } from 'hast';

/** The visible text of an HTML element, footnote marks left out, white space collapsed. */
export function textOf(node: ElementContent): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.tagName === 'sup') return '';
  if (node.tagName === 'img') return String(node.properties.alt ?? '');
  return node.children.map(rawText).join('');
}
