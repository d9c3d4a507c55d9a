import type { ElementContent } from 'hast';
import type { Nodes, Root } from 'mdast';

const PHRASING = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
]);

/** Whether a node holds inline content. */
export const isPhrasing = (node: object): node is Extract<Nodes, { type: 'paragraph' }> =>
  'type' in node && PHRASING.has(String(node.type));

/** The words of a Markdown tree without its markup; blocks are separated by a line break. */
export function plainText(node: Root | Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  const parts = node.children.map((child) => plainText(child));
  return isPhrasing(node) ? parts.join('') : parts.filter(Boolean).join('\n');
}

/** Counts words: runs of letters and digits, with apostrophes, hyphens, dots or colons inside. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’.:,/-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}

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
