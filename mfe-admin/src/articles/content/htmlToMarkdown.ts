import type { Element, ElementContent, Root } from 'hast';
import type { Nodes } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import {
  element,
  styleOf,
  withHeadRow,
  withListsInItems,
  withoutBold,
  withWordLists,
} from './wordLists';

const DROPPED = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'svg',
  'button',
  'select',
]);
/** Where a link or an image may lead: marks within the copied document and files of its writer lead nowhere. */
const ADDRESS = /^(https?:|mailto:|tel:|\/)/i;
const GOOGLE_REDIRECT = /^https:\/\/www\.google\.com\/url\?/;

/** What a style says that Markdown has a mark for. */
const marks: readonly (readonly [style: RegExp, tagName: string])[] = [
  [/(^|[\s;])font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/(^|[\s;])font-style:\s*italic/i, 'em'],
  [/(^|[\s;])text-decoration[^;]*line-through/i, 'del'],
];
const NOT_BOLD = /(^|[\s;])font-weight:\s*(normal|[1-5]00)/i;

function targetOf(value: unknown): string | undefined {
  const address = String(value ?? '');
  const real = GOOGLE_REDIRECT.test(address) ? new URL(address).searchParams.get('q') : address;
  return real && ADDRESS.test(real) ? real : undefined;
}

type Rule = (node: Element, children: ElementContent[]) => ElementContent[];

const asMarks: Rule = (node, children) =>
  marks.reduce(
    (inner, [style, name]) => (style.test(styleOf(node)) ? [element(name, inner)] : inner),
    children,
  );

// Google Docs has all of a document in a <b> that is not bold.
const asBold: Rule = (node, children) =>
  NOT_BOLD.test(styleOf(node)) ? children : [element('strong', children)];

const asList: Rule = ({ tagName }, children) => [element(tagName, withListsInItems(children))];

const asHeading: Rule = ({ tagName }, children) => [element(tagName, withoutBold(children))];

const rules: Readonly<Record<string, Rule>> = {
  span: asMarks,
  font: asMarks,
  b: asBold,
  strong: asBold,
  ul: asList,
  ol: asList,
  h1: asHeading,
  h2: asHeading,
  h3: asHeading,
  h4: asHeading,
  h5: asHeading,
  h6: asHeading,
  table: (_node, children) => [withHeadRow(element('table', children))],
  a({ properties }, children) {
    const href = targetOf(properties.href);
    return href ? [element('a', children, { href })] : children;
  },
  img({ properties: { src, alt } }) {
    const address = targetOf(src);
    return address ? [element('img', [], { src: address, alt })] : [];
  },
};

const clean = (nodes: readonly ElementContent[]): ElementContent[] =>
  withWordLists(nodes).flatMap((node) => {
    if (node.type === 'text') return [{ ...node, value: node.value.replaceAll('\u00a0', ' ') }];
    if (node.type !== 'element' || DROPPED.has(node.tagName)) return [];
    const children = clean(node.children);
    return rules[node.tagName]?.(node, children) ?? [{ ...node, properties: {}, children }];
  });

/** Leaves of HTML that was pasted what Markdown can say. */
const cleanPasted = () => (root: Root) => {
  root.children = clean(root.children as ElementContent[]);
};

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
