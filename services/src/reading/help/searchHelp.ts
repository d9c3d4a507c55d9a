import {
  type Answer,
  articlePath,
  type SearchHit,
  type SearchKind,
  type Passage as ShownPassage,
  termAnchor,
} from '@pressline/shared-api';
import type { PassageMatch, Search, SearchMatch } from '../search/createSearch';
import { cellsOf, type IndexedDocument, type Passage } from '../search/documents';
import { tokensOf } from '../search/fold';
import { findMarks, makeSnippet } from '../search/markText';
import type { ChoosePassage } from './createPassageChoice';

const EDGE_WORDS = 5;
const PREFIX_WORDS = 3;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const encode = (words: readonly string[]) =>
  encodeURIComponent(words.join(' ')).replace(
    /[-,&]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );

/**
 * The text fragment of a passage: browsers scroll to it and mark it. Its beginning and end, each within
 * one line; what is before it where the beginning stands elsewhere, too.
 */
function textFragment(plainText: string, start: number, end: number): string {
  const lines = plainText
    .slice(start, end)
    .split('\n')
    .filter((line) => line.trim());
  const words = wordsOf(lines[0] ?? '');
  const last = wordsOf(lines.at(-1) ?? '');
  const isShort = lines.length === 1 && words.length <= 2 * EDGE_WORDS;
  const first = isShort ? words : words.slice(0, EDGE_WORDS);
  const beginning = first.join(' ');
  const isElsewhere = plainText.slice(0, start).includes(beginning);
  const before = isElsewhere ? wordsOf(plainText.slice(0, start)).slice(-PREFIX_WORDS) : [];
  return [
    ...(before.length > 0 ? [`${encode(before)}-`] : []),
    encode(first),
    ...(isShort ? [] : [encode(last.slice(-EDGE_WORDS))]),
  ].join(',');
}

/** Where searches of readers are counted. */
export interface SearchCounts {
  record(text: string, results: number): void;
  recordUnanswered(text: string): void;
}

const MAX_RESULTS = 50;
const MAX_NEAREST = 5;
/** Of these a model may choose. */
const MAX_PASSAGES = 20;
/** Longer questions are cut, in UTF-16 units. */
export const MAX_QUERY = 200;

function presentHit({ document, terms, place = -1 }: SearchMatch): SearchHit {
  const { kind, text, values, passages } = document;
  const { title, summary, body } = text;
  const shown = body.slice(passages[place]?.start, passages[place]?.end);
  const found = {
    titleMarks: findMarks(title, terms),
    snippet: makeSnippet(summary, shown, terms),
  };
  return { ...values, kind, ...found } as unknown as SearchHit;
}

/** Where a reader finds a passage. */
function pathOf(document: IndexedDocument, { start, end, headingId = '' }: Passage): string {
  const { kind, text } = document;
  if (kind === 'term') return `/help/glossary#${termAnchor(text.title)}`;
  const fragment = `:~:text=${textFragment(text.body, start, end)}`;
  if (kind === 'faq') return `/help?${new URLSearchParams({ q: text.title })}#${fragment}`;
  return `${articlePath(document.values.slug ?? '')}#${headingId}${fragment}`;
}

function presentPassage({ document, place, terms }: PassageMatch): ShownPassage[] {
  const passage = document.passages[place];
  if (!passage) return [];
  const own = document.text.body.slice(passage.start, passage.end);
  const cells = passage.kind === 'row' ? cellsOf(own) : [];
  const text = cells.length > 0 ? cells.join(' | ') : own;
  return [
    {
      kind: passage.kind,
      articleId: document.kind === 'article' ? document.values.id : null,
      text,
      marks: findMarks(text, terms),
      cells: cells.map((cell, at) => ({ column: passage.columns[at] ?? '', text: cell })),
      title: document.text.title,
      // Of a FAQ and a term that is the title.
      heading: (document.kind === 'article' && passage.heading) || null,
      updatedAt: document.updatedAt.toISOString(),
      path: pathOf(document, passage),
    },
  ];
}

const presentNearest = ({ text: { title }, values }: IndexedDocument) => {
  const { id, slug = '' } = values;
  return { id, title, slug, path: articlePath(slug) };
};

const presentAnswer = (
  q: string,
  passage: ShownPassage | null,
  nearest: readonly IndexedDocument[],
): Answer => ({
  passage,
  nearest: passage ? [] : nearest.slice(0, MAX_NEAREST).map(presentNearest),
  askPath: `/?${new URLSearchParams({ topic: q })}#contact`,
});

/** Whether a title has every word of a query. */
function namesAll(title: string, q: string): boolean {
  const words = new Set(tokensOf(title).map(({ term }) => term));
  const asked = tokensOf(q);
  return asked.length > 0 && asked.every(({ term }) => words.has(term));
}

/** What the help center has for some words, best first, at most 50, and the passage that answers. */
export async function searchHelp(search: Search, q: string, kinds?: readonly SearchKind[]) {
  const found = await search.search(q, { limit: MAX_RESULTS, kinds });
  const { matches, best, nearest, suggestion = null, isPartial } = found;
  const [passage = null] = best ? presentPassage(best) : [];
  const answer = presentAnswer(q, passage, nearest);
  const isAnswered =
    passage !== null || matches.some(({ document }) => namesAll(document.text.title, q));
  return { hits: matches.map(presentHit), suggestion, answer, isAnswered, isPartial };
}

/** The passage that `choose` takes of the twenty best ones for some words, or none. */
export async function chooseAnswer(search: Search, choose: ChoosePassage, q: string) {
  const options = { limit: MAX_RESULTS, passages: MAX_PASSAGES };
  const { passages, nearest, isPartial } = await search.search(q, options);
  const shown = passages.flatMap(presentPassage);
  const passage = shown.length > 0 ? await choose(q, shown) : null;
  return { answer: presentAnswer(q, passage, nearest), isPartial };
}
