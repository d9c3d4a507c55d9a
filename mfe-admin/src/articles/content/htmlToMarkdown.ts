import type { Nodes } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { cleanPasted } from './cleanPasted';

/** The title of an article is its only heading of the first level. */
function lowerHeadings(node: Nodes): void {
  if (node.type === 'heading' && node.depth < 6) node.depth += 1;
  if ('children' in node) node.children.forEach(lowerHeadings);
}

/** Paragraphs that are the whole of an item take no empty lines. */
function tightenLists(node: Nodes): void {
  if ('children' in node) node.children.forEach(tightenLists);
  if (node.type === 'listItem') {
    node.spread = node.children.filter(({ type }) => type === 'paragraph').length > 1;
  }
  if (node.type === 'list') node.spread = node.children.some(({ spread }) => spread);
}

const hasTitle = (node: Nodes): boolean =>
  node.type === 'heading' ? node.depth === 1 : 'children' in node && node.children.some(hasTitle);

const fitToArticle = () => (root: Nodes) => {
  if (hasTitle(root)) lowerHeadings(root);
  tightenLists(root);
};

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(cleanPasted)
  .use(rehypeRemark)
  .use(fitToArticle)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*' })
  .freeze();

/** The Markdown of HTML from Word, Google Docs or a web page, without what only looks. */
export const htmlToMarkdown = (html: string): string => String(converter.processSync(html)).trim();
