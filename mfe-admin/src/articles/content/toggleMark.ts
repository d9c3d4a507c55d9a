import { type Selected, selectedText, type TextEdit } from './TextEdit';

/** Puts `mark` on both sides of the selection, or takes it away where it already is. */
export function toggleMark(selected: Selected, mark: string, placeholder: string): TextEdit {
  const { text, start, end } = selected;
  const size = mark.length;
  const inner = selectedText(selected);
  const isOutside =
    text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  if (isOutside && start >= size) {
    return { from: start - size, to: end + size, insert: inner, select: [0, inner.length] };
  }
  const isInside = inner.length > 2 * size && inner.startsWith(mark) && inner.endsWith(mark);
  if (isInside) {
    const bare = inner.slice(size, -size);
    return { from: start, to: end, insert: bare, select: [0, bare.length] };
  }
  // Marks that touch a space on their inner side mean nothing in Markdown.
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? [];
  const marked = words || placeholder;
  const at = before.length + size;
  return {
    from: start,
    to: end,
    insert: `${before}${mark}${marked}${mark}${after}`,
    select: [at, at + marked.length],
  };
}
