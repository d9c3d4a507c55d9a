/** A passage and what is said around it. */
export interface PassageText {
  kind: string;
  text: string;
  /** What introduces it: column titles, the line before a list. */
  near: string;
  heading: string;
  /** The heading above that. */
  above: string;
  title: string;
  /** Summary and tags. */
  about: string;
  /** Everything below its heading. */
  section: string;
  /** The whole text of its document. */
  document: string;
}
