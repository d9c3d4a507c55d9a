import type { Definition, Image, Link, Nodes } from 'mdast';

/** A node that leads to an address. */
export type Linking = Link | Image | Definition;

export const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
export const endOf = (node: Nodes) => node.position?.end.offset ?? 0;

/** All that leads to an address in a tree, in order. */
export function* linkings(node: Nodes): Generator<Linking> {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') yield node;
  if ('children' in node) for (const child of node.children) yield* linkings(child);
}

/** The position of the address in the Markdown; undefined when it is written with escapes. */
export function placeOfAddress(node: Linking, markdown: string) {
  const source = markdown.slice(0, endOf(node));
  const lastChild = node.type === 'link' ? node.children.at(-1) : undefined;
  const isBare = node.type === 'link' && markdown[startOf(node)] !== '[';
  const words = lastChild && !isBare ? endOf(lastChild) : startOf(node);
  const label = node.type === 'definition' ? ']:' : '](';
  const from = isBare ? words : source.indexOf(label, words);
  const start = from < 0 ? -1 : source.indexOf(node.url, from);
  return start < 0 ? undefined : { start, end: start + node.url.length };
}
