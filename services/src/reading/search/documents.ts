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
  /** The place of its words in those of the body. */
  from: number;
  to: number;
  /** The words that introduce it: heading, column titles, the line before a list. */
  near: string;
}

/** A document as the index stores it: all that an answer needs, so that a query reads no database. */
export interface IndexedDocument {
  /** Its key in the index. */
  key: string;
  kind: SearchKind;
  text: SearchText;
  /** The words of its texts, as `wordsOf` has them; of the body first those that no passage has. */
  words: SearchText;
  passages: readonly Passage[];
  /** Its public form. */
  values: Readonly<{ id: string; slug?: string }>;
  updatedAt: Date;
}

/**
 * Whether a document has some words side by side: within one passage, or in what is around the passages.
 * Two spaces stand between two of these.
 */
export const hasPhrase = ({ words }: IndexedDocument, phrase: string) =>
  Object.values(words).some((text) => text.includes(phrase));

const PASSAGES = ['paragraph', 'item', 'step', 'check', 'row'] as const;
/** A question is read with its answer, a term with its definition. */
const WHOLE: { readonly [K in SearchKind]?: Passage['kind'] } = { faq: 'answer', term: 'term' };

const NONE: readonly string[] = [];

/** Cells are lines of the plain text. */
export const cellsOf = (row: string): string[] => row.split('\n');

/** The passages of an article, still without the places of their words. */
function readPassages(text: string, marks: readonly PassageMark[]): Passage[] {
  const textOf = ({ start, end }: PassageMark) => text.slice(start, end);
  // Passages of one section share what introduces them.
  const folded = new Map<string, string>();
  const fold = (introduction: string) => {
    const known = folded.get(introduction) ?? wordsOf(tokensOf(introduction));
    folded.set(introduction, known);
    return known;
  };
  let heading = '';
  let headingId: string | undefined;
  let lead = '';
  let label = { text: '', until: 0 };
  let columns = { titles: NONE, until: 0 };
  return marks.flatMap((mark): Passage[] => {
    const { start, end, until = 0 } = mark;
    if (mark.kind === 'heading') [heading, headingId, lead] = [textOf(mark), mark.id, ''];
    else if (mark.kind === 'label') label = { text: textOf(mark), until };
    else if (mark.kind === 'lead') lead = textOf(mark);
    else if (mark.kind === 'columns') columns = { titles: cellsOf(textOf(mark)), until };
    const kind = PASSAGES.find((one) => one === mark.kind);
    if (!kind) return [];
    if (kind === 'paragraph') lead = '';
    const titles = end <= columns.until ? columns.titles : NONE;
    const title = end <= label.until ? label.text : heading;
    const near = fold([title, ...titles, lead].join('\n'));
    // Written out: an object with spread parts takes twice the memory.
    return [{ kind, start, end, from: 0, to: 0, heading: title, headingId, columns: titles, near }];
  });
}

/** Stored with one byte a character where that is possible: parts of other texts have two. */
const compact = (text: string) =>
  /[^\0-\xff]/.test(text) ? text : Buffer.from(text, 'latin1').toString('latin1');

/** A document by its words. */
export function readDocument(
  { kind, text, ...rest }: Omit<IndexedDocument, 'words' | 'passages'>,
  marks: readonly PassageMark[] = [],
): IndexedDocument {
  const fold = (part: string) => wordsOf(tokensOf(part));
  const words = { title: fold(text.title), tags: fold(text.tags), summary: fold(text.summary) };
  const whole = WHOLE[kind];
  if (whole) {
    const place = { kind: whole, start: 0, end: text.body.length };
    const around = { heading: text.title, columns: NONE, near: words.title + words.tags };
    const body = fold(text.body);
    const passage = { ...place, ...around, from: 0, to: body.length };
    return { ...rest, kind, text, words: { ...words, body }, passages: [passage] };
  }
  const tokens = tokensOf(text.body);
  let next = 0;
  const takeUntil = (end: number) => {
    const first = next;
    while ((tokens[next]?.end ?? Number.POSITIVE_INFINITY) <= end) next += 1;
    return tokens.slice(first, next);
  };
  const others: Token[] = [];
  const passages = readPassages(text.body, marks);
  const parts = passages.map(({ start, end }) => {
    others.push(...takeUntil(start));
    return wordsOf(takeUntil(end));
  });
  let body = wordsOf([...others, ...tokens.slice(next)]);
  for (const [at, passage] of passages.entries()) {
    passage.from = body.length;
    body += parts[at];
    passage.to = body.length;
  }
  return { ...rest, kind, text, words: { ...words, body: compact(body) }, passages };
}
