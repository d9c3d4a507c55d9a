import type { Definition, Image, Link, Nodes } from 'mdast';
import { limitComplexity } from '../limitComplexity';
import { parseArticle } from '../parseArticle';
import { linkTarget } from './linkTarget';
import { ARTICLES_BASE } from './readLinks';

export interface LinkChange {
  /** Pages as `readLinks` names them. */
  from: readonly string[];
  /** The page that links lead to instead; null removes the links and leaves their words. */
  to: string | null;
}

interface Edit {
  start: number;
  end: number;
  insert: string;
}

type Linking = Link | Image | Definition;

const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
const endOf = (node: Nodes) => node.position?.end.offset ?? 0;

function* linkings(node: Nodes): Generator<Linking> {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') yield node;
  if ('children' in node) for (const child of node.children) yield* linkings(child);
}

/** Where the address stands in the Markdown; undefined when it is written with escapes. */
function placeOfAddress(node: Linking, markdown: string) {
  const source = markdown.slice(0, endOf(node));
  const lastChild = node.type === 'link' ? node.children.at(-1) : undefined;
  const isBare = node.type === 'link' && markdown[startOf(node)] !== '[';
  const words = lastChild && !isBare ? endOf(lastChild) : startOf(node);
  const label = node.type === 'definition' ? ']:' : '](';
  const from = isBare ? words : source.indexOf(label, words);
  const start = from < 0 ? -1 : source.indexOf(node.url, from);
  return start < 0 ? undefined : { start, end: start + node.url.length };
}

function editOf(node: Linking, markdown: string, { from, to }: LinkChange, own: string) {
  const isOwn = own !== '' && node.url.startsWith(own);
  const address = isOwn ? node.url.slice(own.length) || '/' : node.url;
  const target = linkTarget(address, ARTICLES_BASE);
  if (!target || !from.includes(target.page)) return undefined;
  if (to === null) {
    const [first, last] = node.type === 'link' ? [node.children[0], node.children.at(-1)] : [];
    if (!first || !last || markdown[startOf(node)] !== '[') return undefined;
    const insert = markdown.slice(startOf(first), endOf(last));
    return { start: startOf(node), end: endOf(node), insert };
  }
  const place = placeOfAddress(node, markdown);
  return place && { ...place, insert: (isOwn ? own : '') + to + target.anchor };
}

/** Whether the parser takes long for a text, so that `renderArticle` would cut it. */
const isTooComplex = (markdown: string) =>
  limitComplexity(markdown) !== markdown.replace(/\r\n?/g, '\n');

/**
 * Lets the links of a Markdown text that lead to some pages lead to another one; the place on the
 * page stays. `own` is the site's own origin. The text itself when there is nothing to change.
 */
export function rewriteLinks(markdown: string, change: LinkChange, own = ''): string {
  if (isTooComplex(markdown)) return markdown;
  const edits: Edit[] = [...linkings(parseArticle(markdown))]
    .flatMap((node) => editOf(node, markdown, change, own) ?? [])
    .sort((one, other) => other.start - one.start);
  return edits.reduce(
    (text, { start, end, insert }) => text.slice(0, start) + insert + text.slice(end),
    markdown,
  );
}
