import type { Nodes } from 'mdast';
import { directives } from '../directives/directives';
import { limitComplexity } from '../limitComplexity';
import { parseArticle } from '../parseArticle';

/**
 * Parts of an article that look like directives but are not of the dialect: unknown names, and fences
 * that neither open nor close a directive.
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
