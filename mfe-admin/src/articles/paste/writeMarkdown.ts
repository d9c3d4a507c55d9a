import type { Nodes, Root } from 'mdast';
import { gfmAutolinkLiteralToMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { toMarkdown } from 'mdast-util-to-markdown';

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

/** Markdown as the article dialect has it. */
export const writeMarkdown = (root: Root): string =>
  toMarkdown(root, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    // A line of a text must not open a box.
    unsafe: [{ atBreak: true, character: ':', after: '::' }],
    extensions: [
      gfmAutolinkLiteralToMarkdown(),
      gfmStrikethroughToMarkdown(),
      gfmTableToMarkdown({ tablePipeAlign: !hasLongCell(root) }),
      gfmTaskListItemToMarkdown(),
    ],
  }).trim();
