export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** Replaces `from`–`to` by `insert` and then selects `select`, counted from `from`. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
}

/** Carries out the edit that is made of the selection, as one step of Undo; false when there is none. */
export type EditHandler = (edit: (selected: TextSelection) => TextEdit | undefined) => boolean;

/**
 * Carries out a change that the editor did not ask for just now, as one step of Undo: the focus and the
 * caret stay; false when there is none.
 */
export type AmendHandler = (
  change: (text: string) => Omit<TextEdit, 'select'> | undefined,
) => boolean;

export const selectedText = ({ text, start, end }: TextSelection): string => text.slice(start, end);

export const selectionIn = (control: HTMLTextAreaElement): TextSelection => ({
  text: control.value,
  start: control.selectionStart,
  end: control.selectionEnd,
});

/** Carries out an edit as if it were typed, so that the browser's own Undo takes it back. */
export function applyEdit(control: HTMLTextAreaElement, edit: TextEdit): void {
  control.focus();
  control.setSelectionRange(edit.from, edit.to);
  // Deprecated, and the only way to change a control's text that Undo knows of.
  if (!document.execCommand?.('insertText', false, edit.insert)) {
    control.setRangeText(edit.insert, edit.from, edit.to);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const [start, end] = edit.select;
  control.setSelectionRange(edit.from + start, edit.from + end);
}
