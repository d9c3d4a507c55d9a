import type { Heading, Nodes, Root } from 'mdast';

function* headingsOf(node: Nodes): Generator<Heading> {
  if (node.type === 'heading') yield node;
  else if ('children' in node) for (const child of node.children) yield* headingsOf(child);
}

/** The title of an article is its only heading of the first level, and no level is left out below one. */
function fitHeadings(root: Root): void {
  const headings = [...headingsOf(root)];
  const shift = headings.some(({ depth }) => depth === 1) ? 1 : 0;
  const above: { given: number; depth: number }[] = [];
  for (const node of headings) {
    const given = node.depth;
    while (given <= (above.at(-1)?.given ?? 0)) above.pop();
    const outer = above.at(-1);
    const depth = Math.min(outer ? outer.depth + 1 : given + shift, 6);
    above.push({ given, depth });
    node.depth = depth as Heading['depth'];
  }
}

/** Paragraphs that are the whole of an item take no empty lines. */
function tightenLists(node: Nodes): void {
  if ('children' in node) node.children.forEach(tightenLists);
  if (node.type === 'listItem') {
    node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1;
  }
  if (node.type === 'list') node.spread = node.children.some(({ spread }) => spread);
}

export function fitToArticle(root: Root): Root {
  fitHeadings(root);
  tightenLists(root);
  return root;
}
