import type { Definition, Image, Link, Nodes } from 'mdast';

/** A node that leads to an address. */
export type LinkNode = Link | Image | Definition;

/** The position of a node in the Markdown. */
export const spanOf = ({ position }: Nodes) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Whether a node leads to an address. */
export const isLinkNode = (node: Nodes): node is LinkNode =>
  node.type === 'link' || node.type === 'image' || node.type === 'definition';

/** A node and all below it, in order. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** All that leads to an address in a tree, in order. */
export const linkNodes = (node: Nodes): LinkNode[] => [...nodesOf(node)].filter(isLinkNode);

/** The position of the address in the Markdown; undefined when it is written with escapes. */
export function addressRange(node: LinkNode, markdown: string) {
  const own = spanOf(node);
  const source = markdown.slice(0, own.end);
  const lastChild = node.type === 'link' ? node.children.at(-1) : undefined;
  const isBare = node.type === 'link' && markdown[own.start] !== '[';
  const words = lastChild && !isBare ? spanOf(lastChild).end : own.start;
  const label = node.type === 'definition' ? ']:' : '](';
  const from = isBare ? words : source.indexOf(label, words);
  const start = from < 0 ? -1 : source.indexOf(node.url, from);
  return start < 0 ? undefined : { start, end: start + node.url.length };
}
