import type { Element, ElementContent, Root } from 'hast';
import { boxOfElement } from './boxes';
import { type Context, enter, type Losses } from './Context';
import { isGutter, languageOf } from './codeBlock';
import { flow } from './flow';
import { formulaOf } from './formulas';
import { isElement, type Piece, words } from './Piece';
import { boxPieces, formula, heading, inside, rules } from './rules';
import { classesOf, readStyles } from './styles';
import { continuedIndent, takeWordItem } from './wordItems';
import { raised } from './words';

const DROPPED = new Set(
  'base button canvas head link meta noscript rp script select style svg template title xml'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside body caption center dd details dialog div dt fieldset figcaption figure footer form header hgroup html legend li main nav p search section summary td tr'.split(
    ' ',
  ),
);
const END: Piece = { type: 'end' };

function textPieces(value: string, { isPre, shift, marks }: Context): Piece[] {
  const text = shift ? raised(value, shift) : value;
  if (!isPre) return [words(text, marks)];
  return text
    .split(/\r?\n/)
    .flatMap((line, at): Piece[] => [
      ...(at > 0 ? [{ type: 'break' } as const] : []),
      words(line, marks),
    ]);
}

/** What is on the clipboard besides the text: comments of reviewers, and what no reader sees. */
function isAside(node: Element, { paste }: Context): boolean {
  const style = paste.styleOf(node);
  const classes = classesOf(node);
  return (
    DROPPED.has(node.tagName) ||
    node.properties.hidden !== undefined ||
    style.get('display') === 'none' ||
    style.get('mso-hide') === 'all' ||
    style.get('mso-element') === 'comment-list' ||
    isGutter(node) ||
    ['msocomanchor', 'MsoCommentReference'].some((name) => classes.includes(name)) ||
    /^#(_msocom|cmnt)/.test(String(node.properties.href ?? ''))
  );
}

function isBlock(node: Element, { paste }: Context): boolean {
  const display = paste.styleOf(node).get('display');
  if (BLOCKS.has(node.tagName)) return display !== 'inline';
  return /^(block|flex|grid|list-item|flow-root|table)/.test(display ?? '');
}

/** The level of a heading, whose element may only say that it is one. */
function headingLevel(node: Element): number {
  const { role, ariaLevel } = node.properties;
  const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
  if (digit) return Number(digit);
  if (role === 'heading') return Math.min(Number(ariaLevel) || 2, 6);
  return classesOf(node).includes('MsoTitle') ? 1 : 0;
}

function piecesOf(node: ElementContent, outer: Context): Piece[] {
  if (node.type === 'text') return textPieces(node.value, outer);
  if (node.type !== 'element' || isAside(node, outer)) return [];
  const context = { ...enter(node, outer), language: languageOf(node) ?? outer.language };
  const drawn = formulaOf(node);
  if (drawn) return formula(drawn, context);
  const box = boxOfElement(node, context);
  if (box) return boxPieces(box, node, context);
  const level = headingLevel(node);
  const isParagraph = isElement(node, 'p', 'div');
  const item = level > 0 || isParagraph ? takeWordItem(node, outer) : undefined;
  if (level > 0) return heading(`h${level}`, item?.numbers && `${item.mark} `)(node, context);
  if (item) {
    const { numbers } = item;
    const content = flow(inside(node, context));
    return [
      { ...item, type: 'item', isOrdered: numbers !== undefined, numbers: numbers ?? [], content },
    ];
  }
  const continued = isParagraph ? continuedIndent(node, outer) : undefined;
  if (continued)
    return [END, { type: 'continuation', ...continued, content: flow(inside(node, context)) }];
  const rule = Object.hasOwn(rules, node.tagName) ? rules[node.tagName] : undefined;
  if (rule) return rule(node, context);
  return isBlock(node, outer) ? [END, ...inside(node, context), END] : inside(node, context);
}

/** Leaves of HTML that was pasted what Markdown can say, and tells what was lost. */
export function cleanPasted(root: Root): { tree: Root; losses: Losses } {
  const losses: Losses = { pictures: 0, tables: 0, layouts: 0 };
  const context: Context = {
    marks: {},
    isHeading: false,
    // Notion writes line breaks as they are.
    isPre: root.children.some((node) => node.type === 'comment' && node.value.includes('notionvc')),
    depth: 0,
    paste: {
      styleOf: readStyles(root),
      losses,
      places: 0,
      walk: (nodes, inner) => nodes.flatMap((node) => piecesOf(node, inner)),
    },
  };
  const children = flow(context.paste.walk(root.children as ElementContent[], context));
  return { tree: { type: 'root', children }, losses };
}
