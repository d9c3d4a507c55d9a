import type { Answer, PassageMark, SearchKind } from '@pressline/shared-api';
import { type Token, tokensOf, wordsOf } from './fold';

/** The parts of a document that are searched. */
export type SearchText = Readonly<Record<'title' | 'tags' | 'summary' | 'body', string>>;

/** A part of a text that can answer a question. */
export interface Passage {
  kind: NonNullable<Answer['passage']>['kind'];
  /** Its place in the document's body. */
  start: number;
  end: number;
  heading: string;
  headingId?: string | undefined;
  /** The titles of a table row's columns. */
  columns: readonly string[];
  /** Its words, and those that introduce it: heading, column titles, the line before a list. */
  words: string;
  near: string;
}

/** A document as the index stores it: all that an answer needs, so that a query reads no database. */
export interface IndexedDocument {
  /** Its key in the index. */
  key: string;
  kind: SearchKind;
  text: SearchText;
  /** The words of its texts, as `wordsOf` has them; of the body those that no passage has. */
  words: SearchText;
  passages: readonly Passage[];
  /** Its public form. */
  values: Readonly<{ id: string; slug?: string }>;
  updatedAt: Date;
}

/** Whether a document has some words side by side: within one passage, or in what is around the passages. */
export const hasPhrase = ({ words, passages }: IndexedDocument, phrase: string) =>
  Object.values(words).some((text) => text.includes(phrase)) ||
  passages.some((passage) => passage.words.includes(phrase));

const PASSAGES = ['paragraph', 'item', 'step', 'check', 'row'] as const;
/** A question is read with its answer, a term with its definition. */
const WHOLE: { readonly [K in SearchKind]?: Passage['kind'] } = { faq: 'answer', term: 'term' };

/** Cells are lines of the plain text. */
export const cellsOf = (row: string): string[] => row.split('\n');

/** The passages of an article. */
function readPassages(
  text: string,
  marks: readonly PassageMark[],
  wordsIn: (mark: PassageMark) => string,
): Passage[] {
  const textOf = (mark?: PassageMark) => (mark ? text.slice(mark.start, mark.end) : '');
  // Passages of one section share what introduces them.
  const folded = new Map<string, string>();
  const fold = (introduction: string) => {
    const known = folded.get(introduction) ?? wordsOf(tokensOf(introduction));
    folded.set(introduction, known);
    return known;
  };
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
    const title = textOf(isIn(label) ? label : heading);
    return [
      {
        kind,
        start: mark.start,
        end: mark.end,
        heading: title,
        headingId: heading?.id,
        columns: titles,
        words: wordsIn(mark),
        near: fold([title, ...titles, textOf(lead)].join('\n')),
      },
    ];
  });
}

/** A document by its words. */
export function readDocument(
  { kind, text, ...rest }: Omit<IndexedDocument, 'words' | 'passages'>,
  marks: readonly PassageMark[] = [],
): IndexedDocument {
  const fold = (part: string) => wordsOf(tokensOf(part));
  const words = { title: fold(text.title), tags: fold(text.tags), summary: fold(text.summary) };
  const whole = WHOLE[kind];
  if (whole) {
    const place = {
      kind: whole,
      start: 0,
      end: text.body.length,
      heading: text.title,
      columns: [],
    };
    const passage = { ...place, words: fold(text.body), near: words.title + words.tags };
    return { ...rest, kind, text, words: { ...words, body: '' }, passages: [passage] };
  }
  const body = tokensOf(text.body);
  const others: Token[] = [];
  let from = 0;
  const takeUntil = (end: number) => {
    const first = from;
    while ((body[from]?.end ?? Number.POSITIVE_INFINITY) <= end) from += 1;
    return body.slice(first, from);
  };
  const wordsIn = ({ start, end }: PassageMark) => {
    others.push(...takeUntil(start));
    return wordsOf(takeUntil(end));
  };
  const passages = readPassages(text.body, marks, wordsIn);
  others.push(...body.slice(from));
  return { ...rest, kind, text, words: { ...words, body: wordsOf(others) }, passages };
}
