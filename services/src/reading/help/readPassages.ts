import type { PassageMark } from '@pressline/shared-api';
import type { PassageText } from '../search/question/PassageText';

interface Source {
  title: string;
  /** Summary and tags. */
  about: string;
  plainText: string;
  /** Absent in articles that no release since has saved. */
  passages?: readonly PassageMark[] | undefined;
}

/** One passage with its own heading, and the titles of a table row's columns. */
export interface Passage extends PassageText {
  /** Its position in the document's text. */
  start: number;
  end: number;
  headingId: string | undefined;
  columns: readonly string[];
}

const PASSAGES: ReadonlySet<string> = new Set(['paragraph', 'item', 'step', 'check', 'row']);
const MIN_LINE = 40;

/** Cells are lines of the plain text. */
export const cellsOf = (row: string): string[] => row.split('\n');

const lineMarks = (text: string): PassageMark[] =>
  [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => line.length >= MIN_LINE)
    .map(({ 0: line, index }) => ({ kind: 'paragraph', start: index, end: index + line.length }));

/** The passages of an article, each with what is said around it. */
export function readPassages(source: Source): Passage[] {
  const { title, about, plainText } = source;
  const marks = source.passages?.length ? source.passages : lineMarks(plainText);
  const textOf = ({ start, end }: PassageMark) => plainText.slice(start, end);
  const headings = marks.filter(({ kind }) => kind === 'heading');
  const sectionOf = (heading: PassageMark | undefined) => {
    const next = headings[heading ? headings.indexOf(heading) + 1 : 0];
    return plainText.slice(heading?.end ?? 0, next?.start);
  };
  let section = sectionOf(undefined);
  let heading: PassageMark | undefined;
  let before: PassageMark | undefined;
  let label: PassageMark | undefined;
  let lead: PassageMark | undefined;
  let columns: PassageMark | undefined;
  return marks.flatMap((mark): Passage[] => {
    if (mark.kind === 'heading') {
      [before, heading, lead] = [heading, mark, undefined];
      section = sectionOf(mark);
    } else if (mark.kind === 'label') label = mark;
    else if (mark.kind === 'lead') lead = mark;
    else if (mark.kind === 'columns') columns = mark;
    if (!PASSAGES.has(mark.kind)) return [];
    if (mark.kind === 'paragraph') lead = undefined;
    const isIn = (box: PassageMark | undefined) =>
      box?.until !== undefined && mark.end <= box.until;
    const titles = isIn(columns) && columns ? cellsOf(textOf(columns)) : [];
    const own = isIn(label) && label ? textOf(label) : heading && textOf(heading);
    const above = isIn(label) ? heading : before;
    return [
      {
        kind: mark.kind,
        start: mark.start,
        end: mark.end,
        text: textOf(mark),
        near: [...titles, lead ? textOf(lead) : ''].join('\n').trim(),
        heading: own ?? '',
        headingId: heading?.id,
        above: above ? textOf(above) : '',
        columns: titles,
        title,
        about,
        section,
        document: plainText,
      },
    ];
  });
}
