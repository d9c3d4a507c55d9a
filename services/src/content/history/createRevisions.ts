import {
  MAX_REVISIONS,
  type RevisedField,
  type RevisionEntry,
  type RevisionSummary,
  revisedFields,
} from '@pressline/shared-api';
import type { Connection, Types } from 'mongoose';
import type { Models, StoredOf } from '../../store/database/createModel';
import { ensureIndex } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';
import { TRASH_SECONDS } from './createTrash';
import { mediaHashes } from './mediaHashes';
import { summarizeHistory } from './summarizeHistory';
import { textHash } from './textHash';

type StoredArticle = StoredOf<'articles'>;

type RevisedValues = Pick<StoredArticle, RevisedField>;

export interface StoredRevision extends RevisedValues {
  _id: Types.ObjectId;
  articleId: Types.ObjectId;
  /** The article's `version` at the time. */
  version: number;
  savedAt: Date;
  savedBy: string | null;
  /** The last `version` with these values that readers could see, if any. */
  publicVersion?: number;
  /** The hashes of the media that its texts have. */
  media: string[];
}

/** An article's last `version`, and the hash of its text as that version. */
export type LastVersion = Pick<StoredArticle, 'version'> & { textHash: string };

/** Of an article that was deleted. The numbers go on above its last if it is imported. */
interface Removal extends LastVersion {
  _id: Types.ObjectId;
  /** When; absent once its history was deleted. */
  at?: Date;
}

/** One hour more than the trash: a restore may end a little late, and clocks may differ. */
const KEPT_MS = TRASH_SECONDS * 1_000 + 60 * 60 * 1_000;

/** The fields of a revision. Publishing an article makes none. */
export const revisedValues = (article: RevisedValues): RevisedValues =>
  Object.fromEntries(
    revisedFields.map((name) => [name, article[name]]),
  ) as unknown as RevisedValues;

const firstOf = ({ firstVersion }: Pick<StoredArticle, 'firstVersion'>) => firstVersion ?? 1;

/** The last 50 revisions of each article, deleted when the article can no longer be restored. */
export type Revisions = ReturnType<typeof createRevisions>;

export function createRevisions(connection: Connection) {
  const stored = joining(connection.collection<StoredRevision>('articleRevisions'));
  const removals = joining(connection.collection<Removal>('articleRemovals'));

  /** Deletes the oldest ones above the limit. */
  async function prune(articleId: Types.ObjectId) {
    const [oldestRetained] = await stored
      .find({ articleId }, { projection: { version: 1 } })
      .sort({ version: -1 })
      .skip(MAX_REVISIONS - 1)
      .limit(1)
      .toArray();
    if (!oldestRetained) return;
    await stored.deleteMany({ articleId, version: { $lt: oldestRetained.version } });
  }

  /** The present version and those before it, newest first, with what each has changed. */
  async function list(article: StoredArticle): Promise<RevisionEntry[]> {
    const { _id, version, updatedAt: savedAt, savedBy = null } = article;
    const former = await stored
      .find({ articleId: _id, version: { $gte: firstOf(article), $lt: version } })
      .sort({ version: -1 })
      .limit(MAX_REVISIONS)
      .toArray();
    const all = [{ ...article, version, savedAt, savedBy }, ...former];
    const changes = summarizeHistory(all, former.length < MAX_REVISIONS);
    return changes.map((change, index) => ({
      ...revisionSummary(all[index] as StoredRevision),
      ...change,
    }));
  }

  return {
    /** Keeps the version that is replaced, if readers would see another article, and deletes the oldest ones above the limit. */
    async addRevised(before: StoredArticle, after: StoredArticle) {
      const values = revisedValues(before);
      if (JSON.stringify(values) === JSON.stringify(revisedValues(after))) return;
      const { _id: articleId, version, updatedAt: savedAt, savedBy = null } = before;
      const publicVersion = before.isPublished ? version : before.publicVersion;
      const media = mediaHashes(JSON.stringify(values));
      const kept = { savedAt, savedBy, publicVersion, media, ...values };
      await stored.updateOne({ articleId, version }, { $set: kept }, { upsert: true });
      const mayBeAbove = version - firstOf(before) >= MAX_REVISIONS;
      if (mayBeAbove) await prune(articleId);
    },
    /** Notes that an article is deleted, so that its history is deleted when it can no longer be restored. */
    async addRemoval(article: StoredArticle) {
      const { _id, version } = article;
      const change = { $set: { at: new Date(), version, textHash: textHash(article) } };
      await removals.updateOne({ _id }, change, { upsert: true });
    },
    /** Lets the next upkeep delete the history of an article that was deleted and cannot come back. */
    async expire(_id: Types.ObjectId) {
      await removals.updateOne({ _id }, { $set: { at: new Date(0) } });
    },
    /** Deletes the histories of articles that were deleted and can no longer be restored. */
    async deleteRemoved(models: Models) {
      const due = { at: { $lt: new Date(Date.now() - KEPT_MS) } };
      for (const { _id, at } of await removals.find(due).toArray()) {
        const back = await models.articles.findById(_id).select('firstVersion').lean();
        const former = back ? { version: { $lt: firstOf(back) } } : {};
        await stored.deleteMany({ articleId: _id, ...former });
        // `at` differs if the deletion was noted again in the meantime.
        await removals.updateOne({ _id, at }, { $unset: { at: 1 } });
      }
    },
    /** The last version of those that were deleted, by id. */
    async lastVersions(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, LastVersion>> {
      const all = await removals.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(all.map((removal) => [String(removal._id), removal]));
    },
    list,
    async find(article: StoredArticle, version: number): Promise<StoredRevision | undefined> {
      const { _id, version: present } = article;
      if (version >= present || version < firstOf(article)) return undefined;
      return (await stored.findOne({ articleId: _id, version })) ?? undefined;
    },
    /**
     * What readers saw of an article as `version`. `same`: nothing of it was revised since. Undefined:
     * it is no longer known, or they did not see it.
     */
    async findPublic(article: StoredArticle, version: number) {
      const { _id, version: present } = article;
      if (version < firstOf(article)) return undefined;
      const revised = { articleId: _id, version: { $gte: version, $lt: present } };
      const kept = await stored.find(revised).sort({ version: 1 }).limit(1).next();
      if (!kept) return 'same';
      if ((kept.publicVersion ?? 0) < version) return undefined;
      if (kept.version === version) return kept;
      const [older, all] = await Promise.all([
        stored.findOne({ articleId: _id, version: { $lt: version } }, { projection: { _id: 1 } }),
        stored.countDocuments({ articleId: _id }),
      ]);
      // What was deleted above the limit may lie between them.
      return older || all < MAX_REVISIONS ? kept : undefined;
    },
    async createIndexes() {
      await ensureIndex(stored, { articleId: 1, version: -1 }, { unique: true });
      await ensureIndex(removals, { at: 1 });
    },
  };
}

/** A revision for the list, without its text. */
export function revisionSummary(
  revision: Pick<StoredRevision, 'version' | 'savedAt' | 'savedBy' | 'title' | 'slug' | 'summary'>,
): RevisionSummary {
  const { version, savedAt, savedBy, title, slug, summary } = revision;
  return { revision: version, savedAt: savedAt.toISOString(), savedBy, title, slug, summary };
}
