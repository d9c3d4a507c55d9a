import { translateDialects } from '@pressline/shared-api/markdown/dialects/translateDialects';
import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { limitComplexity } from '../articles/limitComplexity';
import { nodesOf } from '../articles/links/linkNodes';
import { parseArticle } from '../articles/parseArticle';
import { isPhrasing } from '../articles/plainText';
import { rewriteTree } from '../articles/rewriteTree';
import { NODE_MARK, nodeMark, type Reading } from './Reading';
import { FILE_NAME, readHtml } from './readHtml';

type Parent = Extract<RootContent | Root, { children: unknown[] }>;

const COMMENT = /^<!--[\s\S]*-->$/;
const hasHtml = ({ children }: Parent) => children.some(({ type }) => type === 'html');

/** Text with the nodes for which marks stand in it. */
const restoreText = (value: string, kept: readonly RootContent[]): RootContent[] =>
  value.split(new RegExp(NODE_MARK, 'g')).flatMap((part, at): RootContent[] => {
    if (at % 2 === 1) return kept[Number(part)] ? [kept[Number(part)] as RootContent] : [];
    return part ? [{ type: 'text', value: part }] : [];
  });

/** Puts nodes in the place of their marks; those that are blocks in the place of their paragraph. */
function restore(nodes: readonly RootContent[], kept: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'text') return restoreText(node.value, kept);
    if (!('children' in node)) return [node];
    const children = restore(node.children, kept);
    const isBlock = node.type === 'paragraph' && children.some((one) => !isInline(one));
    return isBlock
      ? children.filter(({ type }) => type !== 'text')
      : [{ ...node, children } as RootContent];
  });
}

const INLINE = new Set(
  'text emphasis strong delete inlineCode link image break html footnoteReference linkReference imageReference'.split(
    ' ',
  ),
);
const isInline = ({ type }: RootContent) => INLINE.has(type);

/** Nodes in one line: blocks become what is in them. */
const inLine = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] =>
    isInline(node) ? [node as PhrasingContent] : 'children' in node ? inLine(node.children) : [],
  );

/** Raw HTML in a node and below it as Markdown. */
function readRawHtml(parent: Parent, reading: Reading): void {
  for (const child of parent.children) if ('children' in child) readRawHtml(child, reading);
  const children = parent.children as RootContent[];
  const isWithin = isPhrasing(parent);
  const isHtmlLine = (node: RootContent): node is Paragraph =>
    node.type === 'paragraph' && hasHtml(node);
  if (!isWithin && !hasHtml(parent) && !children.some(isHtmlLine)) return;
  if (isWithin && (parent.type === 'paragraph' || !hasHtml(parent))) return;
  const kept: RootContent[] = [];
  const keep = (node: RootContent) => nodeMark(kept.push(node) - 1);
  const html = children
    .map((node) => {
      if (node.type === 'html') return node.value;
      if (isHtmlLine(node)) {
        const line = node.children.map((one) => (one.type === 'html' ? one.value : keep(one)));
        return `<p>${line.join('')}</p>`;
      }
      return isWithin ? keep(node) : `<div>${keep(node)}</div>`;
    })
    .join(isWithin ? '' : '\n');
  const made = restore(readHtml(html, reading).children, kept);
  parent.children = (isWithin ? inLine(made) : made) as never;
}

/** Notion has two spaces behind a box. */
function trimStart(node: Nodes): void {
  if (node.type === 'text') node.value = node.value.trimStart();
  else if ('children' in node && node.children[0]) trimStart(node.children[0]);
}

/** The tree of Markdown in any dialect, with the addresses of `place`. */
export function readMarkdown(markdown: string, reading: Reading): Root {
  const { tell, include, place } = reading;
  const text = translateDialects(markdown, { tell, include, hasIds: true });
  if (/^\$\$|\$\$.+\$\$/m.test(text)) tell('Formulas, now text');
  const tree = parseArticle(limitComplexity(text));
  for (const node of nodesOf(tree)) {
    if (node.type === 'link' || node.type === 'definition') node.url = place(node.url, false);
    else if (node.type === 'image') {
      node.url = place(node.url, true);
      if (FILE_NAME.test(node.alt ?? '')) node.alt = '';
    } else if (node.type === 'listItem' && typeof node.checked === 'boolean') trimStart(node);
    else if (node.type === 'code' && node.lang === 'mermaid') tell('Drawings, now their code');
  }
  rewriteTree<RootContent>(tree, (node) =>
    node.type === 'html' && COMMENT.test(node.value.trim()) ? [] : [node],
  );
  readRawHtml(tree, reading);
  return tree;
}
