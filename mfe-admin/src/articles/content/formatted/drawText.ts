import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { Decoration, type DecorationSet } from '@codemirror/view';
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { Draft } from './Draft';
import { drawBox, drawCode } from './drawBlocks';
import { drawTable } from './drawTable';
import { drawImage } from './ImageWidget';

type DrawNode = (draft: Draft, node: SyntaxNodeRef) => void;

/** Marks around words, shown while the cursor is in them or at their edge. */
function hideMarks(draft: Draft, { node, from, to }: SyntaxNodeRef, ...names: string[]): void {
  if (draft.touches(from, to)) return;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (names.includes(child.name)) draft.hide(child.from, child.to);
  }
}

const inline =
  (...names: string[]): DrawNode =>
  (draft, node) =>
    hideMarks(draft, node, ...names);

/** A link without words would vanish, and one without an address may be words in brackets. */
function drawLink(draft: Draft, node: SyntaxNodeRef): void {
  const [open, close] = node.node.getChildren('LinkMark');
  if (!open || !close || open.to === close.from || !node.node.getChild('URL')) return;
  draft.mark('fm-link', open.to, close.from);
  if (draft.touches(node.from, node.to)) return;
  draft.hide(node.from, open.to);
  draft.hide(close.from, node.to);
}

const heading =
  (level: number): DrawNode =>
  (draft, { node, from, to }) => {
    draft.look(from).classes.add('fm-heading').add(`fm-h${level}`);
    const [mark, end] = node.getChildren('HeaderMark');
    if (!mark || draft.touchesLine(from) || mark.to === to) return;
    draft.hide(from, draft.spaceAfter(mark.to));
    if (end) draft.hide(end.from, end.to);
  };

/** The place of an item in its list, which the page counts from the first number on. */
function numberOf(draft: Draft, item: SyntaxNode): number {
  let before = 0;
  let first = item;
  for (let one = item.prevSibling; one; one = one.prevSibling) {
    if (one.name === 'ListItem') before += 1;
    first = one;
  }
  const start = Number.parseInt(draft.state.sliceDoc(first.from, first.from + 9), 10);
  return (Number.isNaN(start) ? 1 : start) + before;
}

function drawItem(draft: Draft, { node, from, to }: SyntaxNodeRef): void {
  const mark = node.getChild('ListMark');
  if (!mark) return;
  const isStep = draft.boxes.at(-1) === 'steps' && node.parent?.name === 'OrderedList';
  const end = draft.spaceAfter(mark.to);
  const hang = end - draft.state.doc.lineAt(from).from;
  draft.eachLine(from, to, (look) => {
    look.indent += isStep ? 3 : 1.75;
    look.hang = Math.max(look.hang, hang);
  });
  if (isStep) draft.look(from).classes.add('fm-step');
  const task = node.getChild('Task')?.getChild('TaskMarker');
  if (task && !draft.touches(mark.from, draft.spaceAfter(task.to))) {
    const isDone = draft.state.sliceDoc(task.from, task.to) !== '[ ]';
    draft.mark(`fm-mark fm-task${isDone ? ' fm-done' : ''}`, mark.from, draft.spaceAfter(task.to));
  } else if (task || draft.touches(mark.from, end)) draft.mark('fm-raw', mark.from, end);
  else if (node.parent?.name === 'OrderedList') {
    const number = `${numberOf(draft, node)}${isStep ? '' : '.'}`;
    draft.mark('fm-mark fm-number', mark.from, end, { 'data-number': number });
  } else draft.mark('fm-mark fm-bullet', mark.from, end);
}

const nodes: Record<string, DrawNode> = {
  Emphasis: inline('EmphasisMark'),
  StrongEmphasis: inline('EmphasisMark'),
  Strikethrough: inline('StrikethroughMark'),
  InlineCode: inline('CodeMark'),
  Autolink: inline('LinkMark'),
  Link: drawLink,
  Image: drawImage,
  Escape: (draft, { from, to }) => {
    if (!draft.touches(from, to)) draft.hide(from, from + 1);
  },
  ATXHeading1: heading(1),
  ATXHeading2: heading(2),
  ATXHeading3: heading(3),
  ATXHeading4: heading(4),
  ATXHeading5: heading(4),
  ATXHeading6: heading(4),
  ListItem: drawItem,
  Blockquote: (draft, { from, to }) =>
    draft.eachLine(from, to, (look) => look.classes.add('fm-quote')),
  QuoteMark: (draft, { from, to }) => {
    if (!draft.touchesLine(from)) draft.hide(from, draft.spaceAfter(to));
  },
  FencedCode: drawCode,
  CodeBlock: (draft, { from, to }) =>
    draft.eachLine(from, to, (look) => look.classes.add('fm-code')),
  HorizontalRule: (draft, { from, to }) => {
    if (draft.touchesLine(from)) return;
    draft.hide(from, to);
    draft.look(from).classes.add('fm-rule');
  },
  Directive: drawBox,
  Table: (draft, { node }) => drawTable(draft, node),
};

export interface DrawnText {
  decorations: DecorationSet;
  /** What the cursor steps over. */
  atoms: DecorationSet;
}

/** Draws ranges of whole lines; nothing in it changes the text. */
export function drawText(
  state: EditorState,
  ranges: readonly { from: number; to: number }[],
  selected: { from: number; to: number } | undefined,
): DrawnText {
  const drafts = ranges.map((range) => {
    const draft = new Draft(state, range, selected);
    syntaxTree(state).iterate({
      ...range,
      enter: (node) => nodes[node.name]?.(draft, node),
      leave: ({ name }) => {
        if (name === 'Directive') draft.boxes.pop();
      },
    });
    return draft;
  });
  return {
    decorations: Decoration.set(
      drafts.flatMap((draft) => draft.finish()),
      true,
    ),
    atoms: Decoration.set(
      drafts.flatMap(({ atoms }) => atoms),
      true,
    ),
  };
}
