import { type Answer, articlePath, type PassageMark, termAnchor } from '@pressline/shared-api';
import type { ResourceTypes } from '../../content/resource/resourceTypes';
import type { StoredOf } from '../../store/database/createModel';
import type { Search } from '../search/createSearch';
import type { Question } from '../search/question/readQuestion';
import { createScorer, type PassageScore } from '../search/question/scorePassage';
import type { SearchMatch } from '../search/searchSources';
import { findMarks } from '../search/words/markText';
import { loadMatches } from './loadMatches';
import { cellsOf, type Passage, readPassages } from './readPassages';
import { textFragment } from './textFragment';

const CANDIDATES = 20;
const MAX_NEAREST = 5;
type Found = Awaited<ReturnType<typeof loadMatches>>[number];

interface Candidate extends PassageScore {
  passage: Passage;
  found: Found;
}

const whole = (kind: 'answer' | 'term', title: string, text: string, about = ''): Passage => ({
  ...{ kind, title, text, about, start: 0, end: text.length },
  ...{
    near: '',
    heading: '',
    headingId: undefined,
    above: '',
    section: '',
    document: '',
    columns: [],
  },
});

function passagesOf({ source, stored }: Found): Passage[] {
  const { title, tags, summary, body } = source.textOf(stored);
  if (source.kind === 'faq') return [whole('answer', title, body)];
  if (source.kind === 'term') return [whole('term', title, body, tags)];
  const passages = stored.passages as PassageMark[] | undefined;
  return readPassages({ title, about: `${summary}\n${tags}`, plainText: body, passages });
}

/** Where a reader finds a passage. */
function pathOf({ passage, found: { source, stored } }: Candidate): string {
  const { title, start, end, headingId = '' } = passage;
  const { body } = source.textOf(stored);
  if (source.kind === 'term') return `/help/glossary#${termAnchor(title)}`;
  const fragment = `:~:text=${textFragment(body, start, end)}`;
  if (source.kind === 'faq') return `/help?${new URLSearchParams({ q: title })}#${fragment}`;
  return `${articlePath(stored.slug)}#${headingId}${fragment}`;
}

function present(candidate: Candidate, words: readonly string[]): Answer['passage'] {
  const { passage, found } = candidate;
  const cells = passage.kind === 'row' ? cellsOf(passage.text) : [];
  const text = cells.length > 0 ? cells.join(' | ') : passage.text;
  return {
    kind: passage.kind as NonNullable<Answer['passage']>['kind'],
    articleId: found.source.kind === 'article' ? String(found.stored._id) : null,
    text,
    marks: findMarks(text, words),
    cells: cells.map((cell, at) => ({ column: passage.columns[at] ?? '', text: cell })),
    title: passage.title,
    heading: passage.heading || null,
    updatedAt: found.stored.updatedAt.toISOString(),
    path: pathOf(candidate),
  };
}

const nearestOf = (found: readonly Found[]): Answer['nearest'] =>
  found
    .filter(({ source }) => source.kind === 'article')
    .slice(0, MAX_NEAREST)
    .map(({ stored }) => ({
      id: String(stored._id),
      title: (stored as unknown as StoredOf<'articles'>).title,
      slug: String(stored.slug),
      path: articlePath(stored.slug),
    }));

function bestOf(question: Question, found: readonly Found[]): Candidate | undefined {
  const score = createScorer(question);
  let best: Candidate | undefined;
  for (const one of found) {
    for (const passage of passagesOf(one)) {
      const scored = score(passage);
      if (!best || scored.score > best.score) best = { ...scored, passage, found: one };
    }
  }
  return best;
}

/** Finds the passage that answers a question, word for word; none unless it is likely to. */
export type FindAnswer = ReturnType<typeof createAnswers>;

export function createAnswers(types: ResourceTypes, search: Search) {
  const load = (matches: readonly SearchMatch[]) =>
    loadMatches(types, matches, ({ kind }) => (kind === 'article' ? ['slug', 'passages'] : []));

  return async (text: string): Promise<Answer & { isPartial: boolean }> => {
    const askPath = `/?${new URLSearchParams({ topic: text })}#contact`;
    const { question, matches, isPartial } = await search.ask(text, CANDIDATES);
    const found = await load(matches);
    const best = bestOf(question, found);
    const words = question.concepts.flatMap(({ indexed }) => indexed);
    return {
      passage: best?.isLikely ? present(best, words) : null,
      nearest: best?.isLikely ? [] : nearestOf(found),
      askPath,
      isPartial,
    };
  };
}
