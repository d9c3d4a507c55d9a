import type { Element, ElementContent } from 'hast';
import { readVideoAddress } from '../definition/videoAddress';
import { targetOf } from './addresses';
import { type Box, emojiBox, isBoxTitle } from './boxes';
import { type Context, enter, inHeading } from './Context';
import { codeBlock } from './codeBlock';
import { flow } from './flow';
import { formulaText } from './formulas';
import { itemPieces, listPieces } from './lists';
import { element, isElement, isInline, type Piece, words } from './Piece';
import { phrasing } from './phrasing';
import { picturePieces } from './pictures';
import { textOf } from './styles';
import { tablePieces } from './tables';

const END: Piece = { type: 'end' };

/** The pieces of an element; `context` is what counts inside of it. */
type Rule = (node: Element, context: Context) => Piece[];

export const inside: Rule = ({ children }, context) => context.paste.walk(children, context);

const block = (made: Element | undefined): Piece[] =>
  made ? [{ type: 'block', element: made }] : [];

/** Pieces as one line. */
const asLine = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => (piece.type === 'break' || piece.type === 'end' ? words(' ', {}) : piece));

/** A heading of one line, after a number that its program made. One that has only a picture is none. */
export const heading =
  (tagName: string, number = ''): Rule =>
  (node, context) => {
    const pieces = inside(node, inHeading(context));
    const hasWords = pieces.some((piece) => piece.type === 'words' && piece.text.trim());
    if (!hasWords) return [END, ...pieces, END];
    const line = asLine([words(number, {}), ...pieces]);
    const title = element(tagName, phrasing(line.filter(isInline)));
    return [...block(title), ...line.filter((piece) => !isInline(piece))];
  };

const around =
  (before: string, after: string): Rule =>
  (node, context) => [
    words(before, context.marks),
    ...inside(node, context),
    words(after, context.marks),
  ];

/** A block of the article dialect: its title, if it has one, is its first paragraph. */
function directive(
  name: string,
  title: ElementContent[],
  content: ElementContent[],
  url?: string,
): Piece[] {
  const label = title.length > 0 ? [element('p', title)] : [];
  return block(
    element('directive', [...label, ...content], { name, hasLabel: label.length > 0, url }),
  );
}

const titleOf = (node: Element, context: Context): ElementContent[] =>
  phrasing(asLine(inside(node, inHeading(context))).filter(isInline));

/** A box with its title, without an emoji that says only which box it is. */
export function boxPieces(box: Box, node: Element, context: Context): Piece[] {
  const elements = node.children.filter((child): child is Element => child.type === 'element');
  const [first] = elements;
  const title = first && elements.length > 1 && isBoxTitle(first) ? first : undefined;
  const pieces = context.paste.walk(
    node.children.filter((child) => child !== title),
    context,
  );
  const words = pieces.find((piece) => piece.type === 'words' && piece.text.trim());
  const { sign } = (words?.type === 'words' && emojiBox(words.text)) || {};
  if (sign && words?.type === 'words') words.text = words.text.slice(sign.length);
  const isNamed = title && textOf(title).trim().toLowerCase() === box;
  return directive(box, title && !isNamed ? titleOf(title, context) : [], flow(pieces));
}

/** What plays or is on another page is a link to it, or a video. */
const framed: Rule = ({ properties: { src, data, title } }, context) => {
  const a = targetOf(src ?? data);
  const video = readVideoAddress(String(src ?? data ?? '').replace(/^\/\//, 'https://'));
  const name = String(title ?? '');
  if (video) return directive('video', name ? [{ type: 'text', value: name }] : [], [], video.url);
  return a ? [END, words(String(title ?? a), { ...context.marks, a }), END] : [];
};

/** A formula of a page, as code: its signs are none of Markdown. */
export const formula: Rule = (node, { marks }) => [
  words(formulaText(node), { ...marks, code: true }),
];

/** What an element becomes, by its name; the others are only what is in them. */
export const rules: Readonly<Record<string, Rule>> = {
  a: (node, context) => {
    const a = targetOf(node.properties.href);
    return inside(node, a ? { ...context, marks: { ...context.marks, a } } : context);
  },
  audio: framed,
  blockquote(node, context) {
    const children = flow(inside(node, context));
    return block(children.length > 0 ? element('blockquote', children) : undefined);
  },
  br: () => [{ type: 'break' }],
  dl(node, context) {
    const parts = node.children.flatMap((child) =>
      isElement(child, 'div') ? child.children : [child],
    );
    const children = parts
      .filter((child): child is Element => isElement(child, 'dt', 'dd'))
      .map((child) => element(child.tagName, flow(inside(child, enter(child, context)))));
    return block(element('dl', children));
  },
  details(node, context) {
    const summary = node.children.find((child) => isElement(child, 'summary'));
    const rest = node.children.filter((child) => child !== summary);
    const title = isElement(summary, 'summary') ? titleOf(summary, context) : [];
    return directive('details', title, flow(context.paste.walk(rest, context)));
  },
  embed: framed,
  hr: () => block(element('hr')),
  iframe: framed,
  img: picturePieces,
  input({ properties: { type, checked, value } }, { marks }) {
    if (type === 'checkbox' || type === 'radio')
      return [{ type: 'check', checked: checked === true || checked === '' }];
    return /^(hidden|submit|button|password|file|image|reset)$/.test(String(type)) || !value
      ? []
      : [words(String(value), marks)];
  },
  li: itemPieces,
  math: formula,
  menu: listPieces,
  object: framed,
  ol: listPieces,
  pre: (node, { language }) => block(codeBlock(node, language)),
  q: around('“', '”'),
  rt: around('(', ')'),
  table: tablePieces,
  ul: listPieces,
  video: framed,
  'v:imagedata': (_node, { paste: { losses } }) => {
    losses.pictures += 1;
    return [];
  },
};
