import type { SyntaxNodeRef } from '@lezer/common';
import { OPENING } from '../directives';
import type { Draft } from './Draft';

/** Code, whose fences are lines without height until the cursor is in it. */
export function drawCode(draft: Draft, { node, from, to }: SyntaxNodeRef): void {
  const [open, close] = node.getChildren('CodeMark');
  const isEdited = draft.touches(from, to);
  draft.eachLine(from, to, (look) => look.classes.add('fm-code'));
  draft.look(from).classes.add('fm-first');
  draft.look(to).classes.add('fm-last');
  if (isEdited || !open) return;
  const { to: end } = draft.state.doc.lineAt(open.to);
  draft.hide(open.from, end);
  draft.look(open.from).classes.add('fm-thin');
  if (!close || close.from < end) return;
  draft.hide(close.from, close.to);
  draft.look(close.from).classes.add('fm-thin');
}

const CALLOUTS = ['note', 'tip', 'warning'];
const BOXES = [...CALLOUTS, 'steps', 'checklist', 'details', 'quiz', 'video'];

const fenceOf = (draft: Draft, { from }: SyntaxNodeRef) =>
  OPENING.exec(draft.state.sliceDoc(from, draft.state.doc.lineAt(from).to));

/** The line that opens a box: its title, or its name where it has none. */
function drawTitle(draft: Draft, from: number, fence: RegExpExecArray): void {
  const [all, colons = '', name = '', label = ''] = fence;
  const nameEnd = from + colons.length + name.length;
  const labelEnd = nameEnd + label.length;
  const isCallout = CALLOUTS.includes(name);
  const look = draft.look(from);
  look.classes.add('fm-title').add(label ? 'fm-named' : 'fm-caption');
  if (draft.touchesLine(from)) return;
  draft.hide(from, from + colons.length);
  if (label) {
    if (isCallout) draft.mark('fm-name', from + colons.length, nameEnd);
    else draft.hide(from + colons.length, nameEnd);
    draft.hide(nameEnd, nameEnd + 1);
    draft.hide(labelEnd - 1, from + all.length);
  } else {
    draft.mark('fm-name', from + colons.length, nameEnd);
    draft.hide(nameEnd, from + all.length);
  }
}

export function drawBox(draft: Draft, node: SyntaxNodeRef): void {
  const fence = fenceOf(draft, node);
  const name = fence?.[2] ?? '';
  const outer = draft.boxes.filter(Boolean).length;
  draft.boxes.push(BOXES.includes(name) ? name : '');
  if (!fence || !BOXES.includes(name)) return;
  const { nextSibling } = node.node;
  const close = nextSibling?.name === 'DirectiveFence' ? nextSibling : undefined;
  const to = close?.from ?? node.to;
  draft.eachLine(node.from, to, (look) => {
    if (outer > 0) look.indent += 1;
    else look.classes.add('fm-box').add(`fm-${name}`);
    if (outer === 0 && CALLOUTS.includes(name)) look.classes.add('fm-callout');
  });
  if (outer === 0) {
    draft.look(node.from).classes.add('fm-first');
    draft.look(to).classes.add('fm-last');
  }
  drawTitle(draft, node.from, fence);
  if (!close || draft.touchesLine(close.from)) return;
  draft.hide(close.from, close.to);
  draft.look(close.from).classes.add('fm-thin');
}
