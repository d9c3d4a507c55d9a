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

/** Unpublished changes of an article, as the database keeps them. */
export interface StoredWorkingCopy {
  /** Differs from that of every other working copy that the article has had. */
  version: number;
  /** The article's `version` that they are based on, and what it said. */
  articleVersion: number;
  base: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
  savedBy: string;
}

/** What a scheduled article gets besides being published or not, as the database keeps it. */
export interface StoredSchedule {
  by: string;
  /** The working copy when it was scheduled: what is typed later is not published by itself. */
  changes: Pick<StoredWorkingCopy, 'base' | 'values'> | null;
}

/** What a generated draft states, and the page of its PDF that has it, from 1; null for a doubt. */
export interface DraftSource {
  text: string;
  page: number | null;
}
