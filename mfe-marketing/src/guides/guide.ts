import type { GuideCard } from '../content/guides/list';

/** Heading of one part of a guide, and its line in the table of contents. */
export interface SectionHead {
  /** Anchor. */
  id: string;
  title: string;
  lead?: string;
}

/** A figure worth remembering, with where it comes from. */
export interface Stat {
  value: string;
  label: string;
  basis: string;
}

/** Things to do or to know, in their order: what is meant by each name. */
export type Points = Readonly<Record<string, string>>;

/** Rows under column heads; the first column names the row. */
export interface TableContent {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What every guide has around its own parts. */
export interface Guide extends GuideCard {
  eyebrow: string;
  heading: string;
  lead: string;
  /** In the order of the page. */
  sections: Readonly<Record<string, SectionHead>>;
  closing: { title: string; lead: string };
}
