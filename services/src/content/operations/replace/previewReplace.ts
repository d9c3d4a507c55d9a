import type { ReplacePreview, ReplaceRule, TextState } from '@pressline/shared-api';
import { MAX_HITS, searchedFields } from '@pressline/shared-api/contract/content/replace';
import type { Models, StoredOf } from '../../../store/database/createModel';
import { scheduledOf } from '../../resource/unpublished';
import type { FindHits } from './createSearchThreads';
import type { Texts } from './findHits';

/** Characters that are searched at once. */
const BATCH = 500_000;
/** Of all batches together. */
const MAX_MS = 10_000;

type Found = ReplacePreview['articles'][number];

interface Searched {
  about: Omit<Found, 'hits'>;
  texts: Texts;
}

const textsIn = (values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(searchedFields.map((field) => [field, String(values[field] ?? '')]));

/** The texts of an article, each with its place and version. */
function textsOf(article: StoredOf<'articles'>): Searched[] {
  const { _id, title, isPublished } = article;
  const texts: [TextState, { values: object; version: number } | null | undefined][] = [
    ['saved', { values: article, version: article.version }],
    ['copy', article.workingCopy],
    ['scheduled', scheduledOf(article)],
  ];
  return texts.flatMap(([place, text]) => {
    if (!text) return [];
    const about = { id: String(_id), title, isPublished, place, version: text.version };
    return [{ about, texts: textsIn(text.values as Record<string, unknown>) }];
  });
}

const lengthOf = ({ texts }: Searched) =>
  Object.values(texts).reduce((sum, text) => sum + text.length, 0);

async function* batches(models: Models): AsyncGenerator<Searched[]> {
  let batch: Searched[] = [];
  let length = 0;
  const all = models.articles
    .find()
    .select('title summary content version isPublished workingCopy publishAt schedule')
    .lean<StoredOf<'articles'>>()
    .cursor();
  for await (const article of all) {
    const added = textsOf(article);
    batch.push(...added);
    length += added.reduce((sum, one) => sum + lengthOf(one), 0);
    if (length < BATCH) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  // Without any, an expression that cannot be read is still refused.
  yield batch;
}

/**
 * The hits of a rule in all articles, and in their unpublished and scheduled changes, by title, as far as
 * one preview goes. @throws HttpError 400, 422; the reason of `signal`
 */
export async function previewReplace(
  { models, findHits }: { models: Models; findHits: FindHits },
  rule: ReplaceRule,
  signal?: AbortSignal,
): Promise<ReplacePreview> {
  const began = performance.now();
  let total = 0;
  let isPartial = false;
  const articles: Found[] = [];
  for await (const batch of batches(models)) {
    const limit = MAX_HITS - total + 1;
    const found = await findHits({ rule, texts: batch.map(({ texts }) => texts), limit }, signal);
    for (const [at, all] of found.entries()) {
      const hits = all.slice(0, MAX_HITS - total);
      isPartial ||= hits.length < all.length;
      total += hits.length;
      const { about } = batch[at] as Searched;
      if (hits.length > 0) articles.push({ ...about, hits });
    }
    isPartial ||= performance.now() - began > MAX_MS;
    if (isPartial) break;
  }
  return {
    articles: articles.sort((one, other) => one.title.localeCompare(other.title)),
    total,
    isPartial,
  };
}
