import type { ReplacePreview, ReplaceRule } from '@pressline/shared-api';
import { textStates } from '@pressline/shared-api/contract/articles/editedArticle';
import { MAX_HITS, searchedFields } from '@pressline/shared-api/contract/content/replace';
import type { ReadTexts, Text } from '../../versions/createTexts';
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

function searched({ docId: id, kind: place, number: version, values, document }: Text): Searched {
  const isPublished = document?.isPublished === true;
  const title = String((document ?? values).title);
  const texts = searchedFields.map((field) => [field, String(values[field] ?? '')]);
  return { about: { id, title, isPublished, place, version }, texts: Object.fromEntries(texts) };
}

const lengthOf = ({ texts }: Searched) =>
  Object.values(texts).reduce((sum, text) => sum + text.length, 0);

async function* batches(readTexts: ReadTexts): AsyncGenerator<Searched[]> {
  let batch: Searched[] = [];
  let length = 0;
  const fields = ['title', 'summary', 'content', 'isPublished'];
  for await (const text of readTexts('articles', { fields })) {
    const added = searched(text);
    batch.push(added);
    length += lengthOf(added);
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
  { readTexts, findHits }: { readTexts: ReadTexts; findHits: FindHits },
  rule: ReplaceRule,
  signal?: AbortSignal,
): Promise<ReplacePreview> {
  const began = performance.now();
  let total = 0;
  let isPartial = false;
  const articles: Found[] = [];
  for await (const batch of batches(readTexts)) {
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
    articles: articles.sort(
      (one, other) =>
        one.title.localeCompare(other.title) ||
        one.id.localeCompare(other.id) ||
        textStates.indexOf(one.place) - textStates.indexOf(other.place),
    ),
    total,
    isPartial,
  };
}
