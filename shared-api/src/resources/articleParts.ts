/** One entry of an article's table of contents; `depth` is the heading's level. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** A part of an article's plain text: a passage that can answer a question, or what belongs to some. */
export interface PassageMark {
  kind: 'paragraph' | 'item' | 'step' | 'check' | 'row' | 'heading' | 'label' | 'lead' | 'columns';
  /** In UTF-16 units, before `end`. */
  start: number;
  end: number;
  /** Where the passages end that a label or column titles belong to. */
  until?: number;
  /** Of a heading, in the article's HTML. */
  id?: string | undefined;
}

/** What a generated draft states, and the page of its PDF that has it, from 1; null for a doubt. */
export interface DraftSource {
  text: string;
  page: number | null;
}
