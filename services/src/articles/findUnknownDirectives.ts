import type { Nodes } from 'mdast';
import { directives } from './directives/directives';
import { limitComplexity } from './limitComplexity';
import { parseArticle } from './parseArticle';

/**
 * What in an article looks like a directive and is none of the dialect: names that do not exist and
 * fences that neither open nor close one.
 */
export function findUnknownDirectives(markdown: string): string[] {
  return search(parseArticle(limitComplexity(markdown)));
}

function search(node: Nodes): string[] {
  if (node.type === 'text') return node.value.match(/^:{2,}.*$/gm) ?? [];
  const isDirective = node.type === 'containerDirective' || node.type === 'leafDirective';
  const own = isDirective && !Object.hasOwn(directives, node.name) ? [node.name] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(search)] : own;
}
