import type { Element, ElementContent } from 'hast';
import type { Marks, Piece } from './Piece';
import type { Style } from './styles';

/** What a paste could not say in Markdown, for a notice. */
export interface Losses {
  pictures: number;
  /** Tables in a cell of another one, whose rows became lines. */
  tables: number;
  /** Tables around others, whose cells became paragraphs although they may not only place things. */
  layouts: number;
}

/** What counts for an element because of the elements around it. */
export interface Context {
  marks: Marks;
  /** Bold by itself, as headings and titles of columns are. */
  isHeading: boolean;
  /** Line breaks of the source are line breaks. */
  isPre: boolean;
  shift?: 'sup' | 'sub' | undefined;
  language?: string | undefined;
  /** How many lists stand directly in each other. */
  depth: number;
  /** The same for the whole clipboard. */
  paste: {
    styleOf: (element: Element) => Style;
    losses: Losses;
    /** How many places the tables had so far. */
    places: number;
    walk: (nodes: readonly ElementContent[], context: Context) => Piece[];
  };
}

const BY_TAG: Readonly<Record<string, keyof Marks>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

const isBold = (weight: string) => /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600;
const SHIFTS: Readonly<Record<string, Context['shift']>> = { super: 'sup', sub: 'sub' };

/** What counts inside of an element. A style says more than a tag: Google Docs has a whole document in a `<b>` that is not bold. */
export function enter(node: Element, context: Context): Context {
  const { tagName } = node;
  const style = context.paste.styleOf(node);
  const marks = { ...context.marks };
  const byTag = BY_TAG[tagName];
  if (byTag && byTag !== 'a') marks[byTag] = true;
  const font = style.get('font') ?? '';
  const weight = style.get('font-weight') ?? /\bbold\b/.exec(font)?.[0];
  if (weight && weight !== 'inherit') marks.strong = isBold(weight);
  const slant = style.get('font-style') ?? /\bitalic\b/.exec(font)?.[0];
  if (slant && slant !== 'inherit') marks.em = /^(italic|oblique)/.test(slant);
  const line = `${style.get('text-decoration')} ${style.get('text-decoration-line')}`;
  if (line.includes('line-through')) marks.del = true;
  if (context.isHeading) marks.strong = undefined;
  for (const mark of ['strong', 'em', 'del', 'code'] as const) marks[mark] ||= undefined;

  const space = style.get('white-space') ?? style.get('white-space-collapse');
  const align = style.get('vertical-align') ?? '';
  return {
    ...context,
    marks,
    isPre: space ? space.startsWith('pre') || space === 'break-spaces' : context.isPre,
    shift: tagName === 'sup' || tagName === 'sub' ? tagName : (SHIFTS[align] ?? context.shift),
  };
}

/** The context of what is bold by itself. */
export const inHeading = (context: Context): Context => ({
  ...context,
  isHeading: true,
  marks: { ...context.marks, strong: undefined },
});
