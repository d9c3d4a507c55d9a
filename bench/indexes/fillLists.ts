import { FEEDBACK_STATUSES, FEEDBACK_VOTES } from '@pressline/shared-api';
import { type Connection, Types } from 'mongoose';
import { ensureIndex } from '../../services/src/database/ensureIndex';
import type { createFeedbackStore } from '../../services/src/feedback/createFeedbackStore';
import type { ResourceTypes } from '../../services/src/resource/resourceTypes';

const PAGE = 5_000;
const CATEGORIES = 12;
/** One article in so many is a draft. */
const DRAFTS = 10;
const VOTES = [...FEEDBACK_VOTES, null];

const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length];

async function insert(
  collection: { insertMany(docs: object[]): Promise<unknown> },
  count: number,
  make: (at: number) => object,
) {
  for (let from = 0; from < count; from += PAGE) {
    const page = Array.from({ length: Math.min(PAGE, count - from) }, (_, at) => make(from + at));
    await collection.insertMany(page);
  }
}

export async function fillLists(
  connection: Connection,
  types: ResourceTypes,
  store: ReturnType<typeof createFeedbackStore>,
  { articles, feedback }: { articles: number; feedback: number },
) {
  const { model } = types.articles;
  for (const [keys, options] of model.schema.indexes()) {
    await ensureIndex(model.collection, keys as never, options as never);
  }
  await store.createIndexes();
  const categories = Array.from({ length: CATEGORIES }, () => new Types.ObjectId());
  const articleIds = Array.from({ length: articles }, () => new Types.ObjectId());
  const timeOf = (at: number) => new Date(Date.now() - ((at * 7_919) % 10_000_000) * 1_000);
  await insert(connection.collection('articles'), articles, (at) => ({
    _id: articleIds[at],
    title: `Article ${at}`,
    slug: `article-${at}`,
    categoryId: pick(categories, at),
    isPublished: at % DRAFTS !== 0,
    createdAt: timeOf(at),
    updatedAt: timeOf(at),
    version: 1,
  }));
  await insert(connection.collection('feedback'), feedback, (at) => ({
    _id: new Types.ObjectId(),
    articleId: pick(articleIds, at),
    sessionHash: `session ${at}`,
    vote: pick(VOTES, at),
    status: pick(FEEDBACK_STATUSES, Math.floor(at / VOTES.length)),
    createdAt: timeOf(at),
    updatedAt: timeOf(at),
    version: 1,
  }));
  return { categoryId: String(categories[0]), articleId: String(articleIds[0]) };
}
