interface Branch<Node> {
  children: Node[];
}

/**
 * Rewrites a Markdown or HTML tree bottom-up, in document order: `rewrite` gets each node with its
 * parent and returns the nodes that stand in its place.
 */
export function rewriteTree<Node extends { type: string }>(
  parent: Branch<Node>,
  rewrite: (node: Node, parent: Branch<Node>) => Node[],
): void {
  parent.children = parent.children.flatMap((node) => {
    if ('children' in node) rewriteTree(node as Node & Branch<Node>, rewrite);
    return rewrite(node, parent);
  });
}
