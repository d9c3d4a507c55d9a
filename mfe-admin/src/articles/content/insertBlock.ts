import { type Selected, selectedText, type TextEdit } from './TextEdit';

/** Marks in a template what is selected after it was inserted. */
const HOLE = /⟦(.*?)⟧/s;

/** Line breaks that are missing before and after to leave an empty line around a block. */
function gaps({ text, start, end }: Selected): [before: string, after: string] {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const missingBefore = before === '' ? 0 : 2 - (/\n{0,2}$/.exec(before)?.[0].length ?? 0);
  const missingAfter = after === '' ? 1 : 2 - (/^\n{0,2}/.exec(after)?.[0].length ?? 0);
  return ['\n'.repeat(missingBefore), '\n'.repeat(missingAfter)];
}

/** Inserts a block on lines of its own; a selected text takes the place of the template's hole. */
export function insertBlock(selected: Selected, template: string): TextEdit {
  const own = selectedText(selected);
  const [before, after] = gaps(selected);
  const at = before.length + template.search(HOLE);
  const filling = own || (HOLE.exec(template)?.[1] ?? '');
  return {
    from: selected.start,
    to: selected.end,
    insert: before + template.replace(HOLE, () => filling) + after,
    select: [at, at + filling.length],
  };
}

export const insertAfter = (selected: Selected, block: string): TextEdit =>
  insertBlock({ ...selected, start: selected.end }, `${block}⟦⟧`);

/** Puts Markdown in the place of what is selected: within the line, or on lines of its own if it has several. */
export function insertMarkdown(selected: Selected, markdown: string): TextEdit {
  const { start: from, end: to } = selected;
  const [before, after] = markdown.includes('\n') ? gaps(selected) : ['', ''];
  const insert = before + markdown + after;
  const end = before.length + markdown.length;
  return { from, to, insert, select: [end, end] };
}
