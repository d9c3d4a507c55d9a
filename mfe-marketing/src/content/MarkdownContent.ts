import type { Action } from '../components/ActionLink';

/** A name with the paragraphs under it. */
export type TextItem = readonly [name: string, ...texts: string[]];

/** A part of a section other than a paragraph. It has what its text says (`needed`). */
export interface Block {
  kind: string;
  texts?: readonly string[];
  items?: readonly TextItem[];
  /** What the items are called elsewhere, such as their icons: as many as there are items. */
  names?: readonly string[];
  list?: readonly string[];
  title?: string;
  caption?: string;
  icon?: string;
  badge?: string;
  columns?: readonly string[];
  rows?: readonly (readonly string[])[];
  blocks?: readonly Block[];
  /** Where its link leads, which stands in the middle of the texts or says `label`. */
  to?: string;
  label?: string;
  about?: string;
}

export type BlockWith<Name extends keyof Block> = Block & Required<Pick<Block, Name>>;

export type Blocks = readonly (string | Block)[];

export interface SectionHead {
  id: string;
  title: string;
  /** Shown over the title and belongs to it, such as “Strategy 1”. */
  label?: string;
  lead?: string;
}

export interface TextSection extends SectionHead {
  blocks: Blocks;
}

/** A page's texts, read from Markdown when the page is built. */
export interface MarkdownContent {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  /** Instructions that search engines read too, by their names. */
  steps?: Readonly<Record<string, string>>;
  /** Times, each with its name and what it was like. */
  eras?: readonly TextItem[];
  /** What to do at once, and at the end. */
  actions?: readonly Action[];
  closing: { id: string; title: string; lead: string; actions: readonly [Action, Action] };
  sections: readonly TextSection[];
}

/** The same without the blocks of its sections. */
export type MarkdownHeads = Omit<MarkdownContent, 'sections'> & {
  sections: readonly SectionHead[];
};

/** Its blocks alone. */
export interface MarkdownBlocks {
  sections: readonly { blocks?: Blocks }[];
}

/** Rows under column heads; the first column names the row. */
export type TableContent = Required<Pick<Block, 'caption' | 'columns' | 'rows'>>;
