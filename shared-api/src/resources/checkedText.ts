/** All that is looked for in content. */
export const checkNames = [
  'unclosedDirective',
  'unknownDirective',
  'strayFence',
  'foreignMarkup',
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
  'placeholder',
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

/** What the editor's buttons write for an author to replace. */
export const PLACEHOLDERS: ReadonlySet<string> = new Set([
  ...['What helps to know', 'What makes it easier', 'What to look out for', 'What stands inside'],
  ...['First step', 'Second step', 'Third step', 'First thing to check', 'Second thing to check'],
  ...['The question?', 'The right option', 'Another option', 'Why it is right.'],
  ...['List item', 'Cell', 'bold text', 'italic text'],
]);

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
