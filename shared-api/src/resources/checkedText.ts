/** All that is looked for in content. */
export const checkNames = [
  'unclosedDirective',
  'unknownDirective',
  'strayFence',
  'quizOptions',
  'quizAnswer',
  'videoRefused',
  'imageRefused',
  'linkRefused',
  'deadLink',
  'deadAnchor',
  'draftLink',
  'unreachable',
  'notInPdf',
  'oldAddress',
  'imageAlt',
  'imageElsewhere',
  'headingSkip',
  'unknownTerm',
  'duplicateTitle',
  'oldDraft',
] as const;

export type CheckName = (typeof checkNames)[number];

/** A change of a text, by places in it as JavaScript counts them. */
export interface TextEdit {
  start: number;
  end: number;
  insert: string;
}

/** Something that is wrong with a text, and the change of the text that mends it. */
export interface TextProblem {
  check: CheckName;
  /** In the Markdown, from 1. */
  line: number;
  /** What it is about: an address, a name. */
  about: string;
  fix?: TextEdit | undefined;
}

/** What a text's checks continue with: problems of the text alone, and what depends on other documents. */
export interface CheckedText {
  problems: TextProblem[];
  /** Addresses of this site, as they are written; without `place` where it is not exactly known. */
  links: { address: string; line: number; place?: Omit<TextEdit, 'insert'> | undefined }[];
  ids: string[];
}
