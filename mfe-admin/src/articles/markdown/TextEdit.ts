/** A text with what is selected in it. */
export interface Selected {
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

export const selectedText = ({ text, start, end }: Selected): string => text.slice(start, end);
