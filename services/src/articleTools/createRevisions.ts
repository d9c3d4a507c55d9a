import { MAX_REVISIONS, type RevisionSummary } from '@pressline/shared-api';
import { type Connection, Types } from 'mongoose';
import type { StoredOf } from '../resource/createModel';
import { TRASH_SECONDS } from '../resource/createTrash';

type StoredArticle = StoredOf<'articles'>;

/** What a version of an article said; publishing is no part of it. */
const REVISED = ['title', 'slug', 'summary', 'content', 'categoryId', 'readTime', 'tags'] as const;

export type RevisedValues = Pick<StoredArticle, (typeof REVISED)[number]>;

export interface StoredRevision extends RevisedValues {
  _id: Types.ObjectId;
  articleId: Types.ObjectId;
  /** The article's `version` while it said this. */
  version: number;
  savedAt: Date;
  savedBy: string | null;
  /** When the article was removed. */
  removedAt?: Date;
}

/** The former versions of articles: the last 50 of each, gone when the article cannot come back. */
export interface Revisions {
  /** Whether readers would see another article. */
  isRevised(before: StoredArticle, after: StoredArticle): boolean;
  /**
   * Keeps what is about to be replaced. A version that was kept and then not replaced does no harm:
   * it is the present one, which no list of former versions contains.
   */
  keep(before: StoredArticle): Promise<void>;
  /** Drops the oldest ones above the limit. */
  prune(articleId: Types.ObjectId): Promise<void>;
  /** Lets the history of a removed article go with what the trash holds of it. */
  expire(articleId: Types.ObjectId): Promise<void>;
  /** Keeps the history of an article that came back. */
  revive(articleId: Types.ObjectId): Promise<void>;
  /** Versions before the present one, newest first, without their content. */
  list(article: StoredArticle): Promise<StoredRevision[]>;
  find(article: StoredArticle, version: number): Promise<StoredRevision | undefined>;
  createIndexes(): Promise<void>;
}

const DUPLICATE_KEY = 11_000;

const valuesOf = (article: RevisedValues): RevisedValues =>
  Object.fromEntries(REVISED.map((name) => [name, article[name]])) as unknown as RevisedValues;

const isDuplicate = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;

export function createRevisions(connection: Connection): Revisions {
  const stored = connection.collection<StoredRevision>('articleRevisions');

  async function list({ _id, version }: StoredArticle) {
    return stored
      .find({ articleId: _id, version: { $lt: version } }, { projection: { content: 0 } })
      .sort({ version: -1 })
      .limit(MAX_REVISIONS)
      .toArray();
  }

  return {
    isRevised: (before, after) =>
      JSON.stringify(valuesOf(before)) !== JSON.stringify(valuesOf(after)),
    async keep(before) {
      const { _id: articleId, version, updatedAt: savedAt, savedBy = null } = before;
      const revision = { _id: new Types.ObjectId(), articleId, version, savedAt, savedBy };
      try {
        await stored.insertOne({ ...revision, ...valuesOf(before) });
      } catch (error) {
        // Somebody else tries to replace the same version.
        if (!isDuplicate(error)) throw error;
      }
    },
    async prune(articleId) {
      const [oldestKept] = await stored
        .find({ articleId }, { projection: { version: 1 } })
        .sort({ version: -1 })
        .skip(MAX_REVISIONS - 1)
        .limit(1)
        .toArray();
      if (!oldestKept) return;
      await stored.deleteMany({ articleId, version: { $lt: oldestKept.version } });
    },
    async expire(articleId) {
      await stored.updateMany({ articleId }, { $set: { removedAt: new Date() } });
    },
    async revive(articleId) {
      await stored.updateMany({ articleId }, { $unset: { removedAt: 1 } });
    },
    list,
    async find({ _id, version: present }, version) {
      if (version >= present) return undefined;
      return (await stored.findOne({ articleId: _id, version })) ?? undefined;
    },
    async createIndexes() {
      await stored.createIndex({ articleId: 1, version: -1 }, { unique: true });
      await stored.createIndex({ removedAt: 1 }, { expireAfterSeconds: TRASH_SECONDS });
    },
  };
}

/** The public face of a version, without its text. */
export function revisionSummary(
  revision: Pick<StoredRevision, 'version' | 'savedAt' | 'savedBy' | 'title' | 'slug' | 'summary'>,
): RevisionSummary {
  const { version, savedAt, savedBy, title, slug, summary } = revision;
  return { revision: version, savedAt: savedAt.toISOString(), savedBy, title, slug, summary };
}
