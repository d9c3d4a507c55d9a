import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReplaceHit, ReplacePreview, ReplaceRule, TextPlace } from '@pressline/shared-api';
import { MAX_HITS, searchedFields } from '@pressline/shared-api/wire/replace';
import type { Models, StoredOf } from '../database/createModel';
import { scheduledOf } from '../resource/unpublished';
import { createHitFinder, type FindIn } from './createHitFinder';

/** Characters at most beside a hit. */
const CONTEXT = 60;
const MAX_MS = 10_000;
/** How long other requests wait at most for a search to pause. */
const TURN_MS = 10;

/** The text before and after a hit on its line, cut between words. */
function contextOf(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - CONTEXT - 1), start).replace(/^[\s\S]*\n/, '');
  const after = text.slice(end, end + CONTEXT + 1).replace(/\n[\s\S]*$/, '');
  return {
    before: before.length <= CONTEXT ? before : `…${before.replace(/^\S+(?=\s)/, '')}`,
    found: text.slice(start, end),
    after: after.length <= CONTEXT ? after : `${after.replace(/(?<=\s)\S+$/, '')}…`,
  };
}

type Texts = Readonly<Partial<Record<(typeof searchedFields)[number], unknown>>>;

function* hitsIn(article: Texts, findIn: FindIn): Generator<ReplaceHit> {
  for (const field of searchedFields) {
    const text = String(article[field] ?? '');
    let line = 1;
    let counted = 0;
    for (const { start, end, insert } of findIn(text)) {
      line += text.slice(counted, start).split('\n').length - 1;
      counted = start;
      yield { field, start, end, insert, line, ...contextOf(text, start, end) };
    }
  }
}

/** The texts of an article, each with its place and version. */
function textsOf(article: StoredOf<'articles'>) {
  const texts: [TextPlace, { values: Texts; version: number } | null | undefined][] = [
    ['saved', { values: article, version: article.version }],
    ['copy', article.workingCopy],
    ['scheduled', scheduledOf(article)],
  ];
  return texts.flatMap(([place, text]) => (text ? [{ place, ...text }] : []));
}

/**
 * The hits of a rule in all articles, and in their unpublished and scheduled changes, by title, as far as
 * one preview goes. @throws HttpError 400
 */
export async function previewReplace(models: Models, rule: ReplaceRule): Promise<ReplacePreview> {
  const findIn = createHitFinder(rule);
  const began = performance.now();
  let turn = began;
  let total = 0;
  let isPartial = false;
  const articles: ReplacePreview['articles'] = [];
  const all = models.articles
    .find()
    .select('title summary content version isPublished workingCopy publishAt schedule')
    .lean<StoredOf<'articles'>>()
    .cursor();
  for await (const article of all) {
    const { _id, title, isPublished } = article;
    for (const { place, version, values } of textsOf(article)) {
      const hits: ReplaceHit[] = [];
      for (const hit of hitsIn(values, findIn)) {
        isPartial = total >= MAX_HITS;
        if (isPartial) break;
        hits.push(hit);
        total += 1;
      }
      if (hits.length > 0) {
        articles.push({ id: String(_id), title, isPublished, place, version, hits });
      }
    }
    const now = performance.now();
    isPartial ||= now - began > MAX_MS;
    if (isPartial) break;
    if (now - turn > TURN_MS) {
      await nextTurn();
      turn = performance.now();
    }
  }
  return {
    articles: articles.sort((one, other) => one.title.localeCompare(other.title)),
    total,
    isPartial,
  };
}
