import type { Answer, PassageMark } from '@pressline/shared-api';

/** A part of a text that can answer a question, with what is said around it. */
export interface Passage {
  kind: NonNullable<Answer['passage']>['kind'];
  /** Its place in the document's text. */
  start: number;
  end: number;
  /** What introduces it: column titles, the line before a list. */
  near: string;
  heading: string;
  headingId?: string | undefined;
  /** The titles of a table row's columns. */
  columns: readonly string[];
}

const PASSAGES = ['paragraph', 'item', 'step', 'check', 'row'] as const;

/** Cells are lines of the plain text. */
export const cellsOf = (row: string): string[] => row.split('\n');

/** The passages of an article. */
export function readPassages(plainText: string, marks: readonly PassageMark[] = []): Passage[] {
  const textOf = (mark?: PassageMark) => (mark ? plainText.slice(mark.start, mark.end) : '');
  let heading: PassageMark | undefined;
  let label: PassageMark | undefined;
  let lead: PassageMark | undefined;
  let columns: PassageMark | undefined;
  const none: readonly string[] = [];
  return marks.flatMap((mark): Passage[] => {
    if (mark.kind === 'heading') [heading, lead] = [mark, undefined];
    else if (mark.kind === 'label') label = mark;
    else if (mark.kind === 'lead') lead = mark;
    else if (mark.kind === 'columns') columns = mark;
    const kind = PASSAGES.find((one) => one === mark.kind);
    if (!kind) return [];
    if (mark.kind === 'paragraph') lead = undefined;
    const isIn = (box: PassageMark | undefined) =>
      box?.until !== undefined && mark.end <= box.until;
    const titles = isIn(columns) ? cellsOf(textOf(columns)) : none;
    return [
      {
        kind,
        start: mark.start,
        end: mark.end,
        near: [...titles, textOf(lead)].join('\n').trim(),
        heading: textOf(isIn(label) ? label : heading),
        headingId: heading?.id,
        columns: titles,
      },
    ];
  });
}
