import {
  MAX_REVISIONS,
  type RevisedField,
  type RevisionSummary,
  revisedFields,
} from '@pressline/shared-api';
import { type Connection, Types } from 'mongoose';
import type { Models, StoredOf } from '../database/createModel';
import { ensureIndex } from '../database/ensureIndex';
import { TRASH_SECONDS } from './createTrash';

type StoredArticle = StoredOf<'articles'>;

export type RevisedValues = Pick<StoredArticle, RevisedField>;

export interface StoredRevision extends RevisedValues {
  _id: Types.ObjectId;
  articleId: Types.ObjectId;
  /** The article's `version` while it said this. */
  version: number;
  savedAt: Date;
  savedBy: string | null;
  /** When the article was removed: former releases marked it here. */
  removedAt?: Date;
}

/** An article whose removal was begun, and when. */
interface Removal {
  _id: Types.ObjectId;
  at: Date;
}

/** A restore that was begun in time may end a little later, by a clock that goes wrong. */
const KEPT_MS = TRASH_SECONDS * 1_000 + 60 * 60 * 1_000;

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
  /**
   * Notes that an article is about to be removed, so that no crash can leave its history for ever. An
   * article that was noted and then not removed loses nothing.
   */
  noteRemoval(articleId: Types.ObjectId): Promise<void>;
  /** Drops the histories of articles that were removed and can come back no more. */
  dropRemoved(models: Models): Promise<void>;
  /** Keeps the history of an article that came back, which a former release had marked. */
  revive(articleId: Types.ObjectId): Promise<void>;
  /** Versions before the present one, newest first, without their content. */
  list(article: StoredArticle): Promise<StoredRevision[]>;
  find(article: StoredArticle, version: number): Promise<StoredRevision | undefined>;
  createIndexes(): Promise<void>;
}

const DUPLICATE_KEY = 11_000;

/** What a version of an article said; publishing is no part of it. */
export const revisedValues = (article: RevisedValues): RevisedValues =>
  Object.fromEntries(
    revisedFields.map((name) => [name, article[name]]),
  ) as unknown as RevisedValues;

const isDuplicate = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;

export function createRevisions(connection: Connection): Revisions {
  const stored = connection.collection<StoredRevision>('articleRevisions');
  const removals = connection.collection<Removal>('articleRemovals');

  async function list({ _id, version }: StoredArticle) {
    return stored
      .find({ articleId: _id, version: { $lt: version } }, { projection: { content: 0 } })
      .sort({ version: -1 })
      .limit(MAX_REVISIONS)
      .toArray();
  }

  return {
    isRevised: (before, after) =>
      JSON.stringify(revisedValues(before)) !== JSON.stringify(revisedValues(after)),
    async keep(before) {
      const { _id: articleId, version, updatedAt: savedAt, savedBy = null } = before;
      const revision = { _id: new Types.ObjectId(), articleId, version, savedAt, savedBy };
      try {
        await stored.insertOne({ ...revision, ...revisedValues(before) });
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
    async noteRemoval(_id) {
      const change = { $set: { at: new Date() } };
      await removals.updateOne({ _id }, change, { upsert: true }).catch((error: unknown) => {
        // Somebody else notes it at the same time.
        if (!isDuplicate(error)) throw error;
      });
    },
    async dropRemoved(models) {
      const due = { at: { $lt: new Date(Date.now() - KEPT_MS) } };
      for (const { _id, at } of await removals.find(due).toArray()) {
        const isBack = await models.articles.exists({ _id });
        if (!isBack) await stored.deleteMany({ articleId: _id });
        // Not what was noted anew meanwhile.
        await removals.deleteOne({ _id, at });
      }
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
      await ensureIndex(stored, { articleId: 1, version: -1 }, { unique: true });
      await ensureIndex(stored, { removedAt: 1 }, { expireAfterSeconds: TRASH_SECONDS });
      await ensureIndex(removals, { at: 1 });
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
