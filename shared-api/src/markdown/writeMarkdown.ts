import type { Nodes, Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { gfmAutolinkLiteralToMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';

/** Cells in line with each other are easier to read, unless one is long. */
const ALIGNED = 60;

const lengthOf = (node: Nodes): number => {
  if ('value' in node) return node.value.length;
  return 'children' in node ? node.children.reduce((sum, one) => sum + lengthOf(one), 0) : 0;
};

const hasLongCell = (node: Nodes): boolean => {
  if (node.type === 'tableCell') return lengthOf(node) > ALIGNED;
  return 'children' in node && node.children.some(hasLongCell);
};

/** An ampersand is escaped only where it would be read as a character: not in R&D, nor in an address. */
const root: Handle = (node, parent, state, info) => {
  state.unsafe = state.unsafe.map((pattern) =>
    // Without what others have compiled of it.
    pattern.character === '&' ? { ...pattern, _compiled: null, after: '#?[A-Za-z0-9]+;' } : pattern,
  );
  return defaultHandlers.root(node, parent, state, info);
};

/** The dialect has no directives in a line: `10:30` and `:smile:` need no escapes. */
const directives = directiveToMarkdown();
directives.unsafe = [
  ...(directives.unsafe ?? []).filter(({ character }) => character !== ':'),
  // A line of a text must not open a box.
  { atBreak: true, character: ':', after: ':' },
];

/** Markdown as the article dialect has it. */
export const writeMarkdown = (text: Root): string =>
  toMarkdown(text, {
    handlers: { root },
    bullet: '-',
    rule: '-',
    emphasis: '*',
    extensions: [
      directives,
      gfmFootnoteToMarkdown(),
      gfmAutolinkLiteralToMarkdown(),
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown({ tablePipeAlign: !hasLongCell(text) }),
      gfmTaskListItemToMarkdown(),
    ],
  }).trim();
