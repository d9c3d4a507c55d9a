import type { TextEdit } from '@pressline/shared-api';
import { isTooComplex, limitComplexity } from '../limitComplexity';
import { parseArticle } from '../parseArticle';
import { addressRange, type LinkNode, linkNodes, spanOf } from './linkNodes';
import { ARTICLES_BASE, siteTarget, targetsOf } from './readLinks';

interface LinkChange {
  /** Pages as `readLinks` names them. */
  from: readonly string[];
  /** The page that links lead to instead; null removes the links and leaves their words. */
  to: string | null;
}

function editOf(node: LinkNode, markdown: string, { from, to }: LinkChange, own: string) {
  const target = siteTarget(node.url, ARTICLES_BASE, own);
  if (!target || !from.includes(target.page)) return undefined;
  if (to === null) {
    const [first, last] = node.type === 'link' ? [node.children[0], node.children.at(-1)] : [];
    const own = spanOf(node);
    if (!first || !last || markdown[own.start] !== '[') return undefined;
    return { ...own, insert: markdown.slice(spanOf(first).start, spanOf(last).end) };
  }
  const place = addressRange(node, markdown);
  return place && { ...place, insert: target.origin + to + target.anchor };
}

/**
 * Lets the links of a Markdown text that lead to some pages lead to another one; the place on the
 * page stays. `own` is the site's own origin. The text itself when there is nothing to change.
 */
export function rewriteLinks(markdown: string, change: LinkChange, own = ''): string {
  if (isTooComplex(markdown)) return markdown;
  const edits: TextEdit[] = linkNodes(parseArticle(markdown))
    .flatMap((node) => editOf(node, markdown, change, own) ?? [])
    .sort((one, other) => other.start - one.start);
  return edits.reduce(
    (text, { start, end, insert }) => text.slice(0, start) + insert + text.slice(end),
    markdown,
  );
}

/** The last part of an address, which every link to it has in some way. */
const lastPart = (page: string) => page.split(/[/?#]/).at(-1) ?? page;

/** Where the links of a Markdown text lead that has not been rendered; empty when none can lead to one of `pages`. */
export function linksToPages(markdown: string, pages: readonly string[]): string[] {
  const parts = pages.map(lastPart);
  const mayLink = parts.some(
    (part) => markdown.includes(part) || markdown.includes(encodeURI(part)),
  );
  if (!mayLink) return [];
  const tree = parseArticle(limitComplexity(markdown));
  return targetsOf(linkNodes(tree).map(({ url }) => url));
}
