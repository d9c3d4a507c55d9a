import type { Element, ElementContent } from 'hast';

/** What Markdown can say of words, by the element that says it in HTML; `a` holds the address. */
export interface Marks {
  a?: string | undefined;
  del?: boolean | undefined;
  strong?: boolean | undefined;
  em?: boolean | undefined;
  code?: boolean | undefined;
}

/** Those that go around words, from outside to inside where they reach as far. */
export const MARKS = ['a', 'del', 'em', 'strong'] as const;
export type Mark = (typeof MARKS)[number];

/** A part of a line. */
export type Inline =
  | { type: 'words'; text: string; marks: Marks }
  | { type: 'break' }
  | { type: 'image'; src: string; alt: string; marks: Marks }
  | { type: 'check'; checked: boolean };

/** An item of a list that may stand beside the items above and below it, as office programs write them. */
export interface Item {
  type: 'item';
  level: number;
  isOrdered: boolean;
  /** What its mark can mean: `i.` is a one or the ninth letter. None: it follows the item before. */
  numbers: readonly number[];
  content: ElementContent[];
  /** How far it is indented, in points, where that says what belongs to it. */
  indent?: number | undefined;
  /** Its content belongs to the item around it as it is. */
  isBare?: boolean;
}

/** A paragraph that belongs to the item above with the same indent, if there is one. */
export interface Continuation {
  type: 'continuation';
  indent: number;
  /** Also to one that is indented less. */
  isOfList: boolean;
  content: ElementContent[];
}

/** What an element of a clipboard becomes, before lines become paragraphs and items lists. */
export type Piece =
  | Inline
  | Item
  | Continuation
  | { type: 'block'; element: Element }
  /** Where a line ends; `isList` where a list does. */
  | { type: 'end'; isList?: boolean };

export const element = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

export const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

export const isInline = (piece: Piece): piece is Inline =>
  piece.type === 'words' ||
  piece.type === 'break' ||
  piece.type === 'image' ||
  piece.type === 'check';

export const words = (text: string, marks: Marks): Inline => ({ type: 'words', text, marks });
