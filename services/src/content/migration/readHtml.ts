import { readVideoAddress } from '@pressline/shared-api';
import { toMarkdownTree } from '@pressline/shared-api/markdown/htmlToMarkdown';
import type { Element, Root, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Root as Tree } from 'mdast';
import { classifyUrl } from '../articles/safeUrl';
import { anchorMark, type Reading } from './Reading';

type Parent = Root | Element;

/** An element and all below it, in order. */
export function* elementsOf(parent: Parent): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsOf(child);
  }
}

/** The text of an element without scripts. */
export const wordsOf = (node: Root | Element): string =>
  node.children
    .map((child) =>
      child.type === 'text'
        ? child.value
        : child.type === 'element' && !/^(script|style|title)$/.test(child.tagName)
          ? wordsOf(child)
          : '',
    )
    .join('');

const styleOf = ({ properties: { style } }: Element) => String(style ?? '').toLowerCase();
const classOf = ({ properties: { className } }: Element) => [className ?? []].flat().join(' ');
const isOfClass = (name: string) => (node: Element) => classOf(node).split(' ').includes(name);
const isNamed = (names: string) => {
  const set = new Set(names.split(' '));
  return ({ tagName }: Element) => set.has(tagName);
};
const spans = ({ properties: { colSpan, rowSpan } }: Element) =>
  Number(colSpan ?? 1) > 1 || Number(rowSpan ?? 1) > 1;

/** What some editors write in the place of an alternative text. */
export const FILE_NAME = /^\S+\.(?:png|jpe?g|gif|webp|svg)$/i;

/** What articles here have no place for, by the sentence that names it. */
const LOSSES: readonly (readonly [what: string, (node: Element) => boolean])[] = [
  [
    'Underlined text',
    (node) => node.tagName === 'u' || /underline/.test(styleOf(node) + classOf(node)),
  ],
  [
    'Colors',
    (node) =>
      /(?:^|[;\s])(?:background-)?color\s*:/.test(styleOf(node)) ||
      (node.tagName === 'font' && node.properties.color !== undefined),
  ],
  [
    'Merged cells, whose value is now in the first one',
    (node) => /^t[dh]$/.test(node.tagName) && spans(node),
  ],
  ['Highlighted text', isNamed('mark')],
  ['Forms', isNamed('form')],
  ['Raised or lowered characters', isNamed('sup sub')],
  ['Lists of terms', isNamed('dl')],
  ['Marks of keys', isNamed('kbd')],
  ['Columns, one after another', (node) => /\bcolumn(?:Layout|-list)\b/.test(classOf(node))],
  ['Formulas, now text', isOfClass('equation')],
  ['Status marks, now text', isOfClass('status-macro')],
  ['Names of people, now text or links', isOfClass('user-mention')],
  ['Jira issues, now links', isOfClass('jira-issue')],
  ['Macros that were not exported', isOfClass('unknown-macro')],
  ['Cards, now a table', ({ properties }) => properties.dataView === 'cards'],
  ['Drawings', isNamed('svg canvas')],
];

/** Addresses of elements become those of `place`. */
function placeAddresses(node: Element, { place, tell }: Reading): void {
  const { properties: own, tagName } = node;
  if (tagName === 'a' && own.href !== undefined) own.href = place(String(own.href), false);
  if (tagName === 'img' && own.src !== undefined) own.src = place(String(own.src), true);
  if (/^(iframe|embed|object|video|audio)$/.test(tagName)) {
    const address = String(own.src ?? own.data ?? '').replace(/^\/\//, 'https://');
    own[own.src === undefined ? 'data' : 'src'] = address;
    if (address && !readVideoAddress(address)) tell(`Embedded page ${address}, now a link`);
  }
}

/** A table of one cell is a box. */
function boxTable(node: Element): void {
  const cells = [...elementsOf(node)].filter(({ tagName }) => /^t[dh]$/.test(tagName));
  const [cell] = cells;
  if (node.tagName !== 'table' || cells.length !== 1 || !cell) return;
  if ([...elementsOf(cell)].some(({ tagName }) => tagName === 'table')) return;
  Object.assign(node, { tagName: 'aside', children: cell.children, properties: {} });
}

function markAnchor(node: Element, { isAnchor }: Reading): void {
  const { id, name } = node.properties;
  const given = String(id ?? (node.tagName === 'a' ? name : undefined) ?? '');
  const key = given.replace(/^user-content-/, '');
  if (!key || !isAnchor(key)) return;
  const text: Text = { type: 'text', value: anchorMark(key) };
  if (/^(pre|code|img|br|hr|input|iframe|table|tr|tbody|thead|ul|ol)$/.test(node.tagName)) return;
  node.children.unshift(text);
}

/** Prepares a tree of HTML for `toMarkdownTree`, and names what is lost. */
export function prepareHtml(root: Root, reading: Reading): Root {
  for (const node of [...elementsOf(root)]) {
    for (const [what, isLost] of LOSSES) if (isLost(node)) reading.tell(what);
    if (FILE_NAME.test(String(node.properties.alt ?? ''))) node.properties.alt = '';
    const tip = node.tagName === 'tooltip' && node.properties.tip;
    if (tip) node.children.push({ type: 'text', value: ` (${tip})` });
    placeAddresses(node, reading);
    boxTable(node);
    markAnchor(node, reading);
  }
  return root;
}

/** The Markdown tree of HTML. */
export function readHtml(html: string, reading: Reading): Tree {
  const root = fromHtml(html, { fragment: true });
  const { tree, losses } = toMarkdownTree(prepareHtml(root, reading));
  if (losses.pictures > 0) reading.tell('Pictures without an address that can be read');
  if (losses.tables > 0) reading.tell('Tables in cells of others, now lines');
  if (losses.layouts > 0) reading.tell('Tables around others, now paragraphs');
  return tree;
}

/** Whether an address can stay as it is. */
export const isElsewhere = (address: string) =>
  ['external', 'contact'].includes(classifyUrl(address));
