import type { Element } from 'hast';
import { targetOf } from './addresses';
import { type Context, enter, inHeading } from './Context';
import { codeBlock } from './codeBlock';
import { flow } from './flow';
import { formulaText } from './formulas';
import { itemPieces, listPieces } from './lists';
import { element, isElement, isInline, type Piece, words } from './Piece';
import { phrasing } from './phrasing';
import { picturePieces } from './pictures';
import { tablePieces } from './tables';

const END: Piece = { type: 'end' };

/** The pieces of an element; `context` is what counts inside of it. */
type Rule = (node: Element, context: Context) => Piece[];

export const inside: Rule = ({ children }, context) => context.paste.walk(children, context);

const block = (made: Element | undefined): Piece[] =>
  made ? [{ type: 'block', element: made }] : [];

/** A heading of one line, after a number that its program made. One that has only a picture is none. */
export const heading =
  (tagName: string, number = ''): Rule =>
  (node, context) => {
    const pieces = inside(node, inHeading(context));
    const hasWords = pieces.some((piece) => piece.type === 'words' && piece.text.trim());
    if (!hasWords) return [END, ...pieces, END];
    const line = [words(number, {}), ...pieces].map((piece) =>
      piece.type === 'break' || piece.type === 'end' ? words(' ', {}) : piece,
    );
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

/** What plays or is on another page is a link to it. */
const framed: Rule = ({ properties: { src, data, title } }, context) => {
  const a = targetOf(src ?? data);
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
