import { MAX_REVISIONS, type RevisionEntry, revisedFields } from '@pressline/shared-api';
import type { Types } from 'mongoose';
import type { StoredOf } from '../../store/database/createModel';
import { bodyValue, isSameValue } from '../resource/bodyValue';
import type { Versions } from './createVersions';
import { type RevisedValues, type State, summarizeHistory } from './summarizeHistory';
import type { PastText } from './Version';

type StoredArticle = StoredOf<'articles'>;
type Past = State & Pick<PastText, 'publicNumber'> & { hash: string };

/** The fields that the past versions of an article have. Publishing it makes none. */
export function revisedValues(article: RevisedValues): RevisedValues {
  const values = revisedFields.map((name) => [name, bodyValue(article[name])]);
  return Object.fromEntries(values);
}

const firstOf = ({ firstVersion }: Pick<StoredArticle, 'firstVersion'>) => firstVersion ?? 1;

const presentOf = (article: StoredArticle): State => ({
  ...{ number: article.version, at: article.updatedAt, by: article.savedBy ?? null },
  values: revisedValues(article),
});

/** A past version of an article, without its text. */
export const revisionSummary = ({ number, at, by, values }: State) => ({
  ...{ revision: number, savedAt: at.toISOString(), savedBy: by },
  ...{ title: values.title, slug: values.slug, summary: values.summary },
});

/** The last 50 versions of each article before the present one. */
export type History = ReturnType<typeof createHistory>;

export function createHistory({ collection, put }: Versions) {
  const pastOf = (docId: Types.ObjectId, number: { $gte?: number; $lt?: number }) =>
    ({ docId, kind: 'past', number }) as const;

  /** Deletes the oldest ones above the limit. */
  async function prune(docId: Types.ObjectId) {
    const [oldest] = await collection
      .find({ docId, kind: 'past' }, { projection: { number: 1 } })
      .sort({ number: -1 })
      .skip(MAX_REVISIONS - 1)
      .limit(1)
      .toArray();
    if (oldest) await collection.deleteMany(pastOf(docId, { $lt: oldest.number }));
  }

  return {
    /** Keeps the version that is replaced, if readers would see another article. */
    async add(before: StoredArticle, after: StoredArticle) {
      const values = revisedValues(before);
      if (isSameValue(values, revisedValues(after))) return;
      const { _id: docId, version: number, updatedAt: at, savedBy: by = null } = before;
      const publicNumber = before.isPublished ? number : before.publicVersion;
      const about = { docId, resource: 'articles', kind: 'past', number, at, by } as const;
      await put<PastText>({ ...about, values, publicNumber });
      if (number - firstOf(before) >= MAX_REVISIONS) await prune(docId);
    },
    /** The present version and those before it, newest first, with what each has changed. */
    async list(article: StoredArticle): Promise<RevisionEntry[]> {
      const former = (await collection
        .find(pastOf(article._id, { $gte: firstOf(article), $lt: article.version }))
        .sort({ number: -1 })
        .limit(MAX_REVISIONS)
        .toArray()) as Past[];
      const all = [presentOf(article), ...former];
      const changes = summarizeHistory(all, former.length < MAX_REVISIONS);
      return changes.map((change, index) => ({
        ...revisionSummary(all[index] as State),
        ...change,
      }));
    },
    async find(article: StoredArticle, number: number): Promise<State | undefined> {
      if (number >= article.version || number < firstOf(article)) return undefined;
      const found = await collection.findOne({ docId: article._id, kind: 'past', number });
      return (found as Past | null) ?? undefined;
    },
    /**
     * What readers saw of an article as its version `number`. `same`: nothing of it was revised since.
     * Undefined: it is no longer known, or they did not see it.
     */
    async findPublic({ _id, version, ...article }: StoredArticle, number: number) {
      if (number < firstOf(article)) return undefined;
      const [kept] = (await collection
        .find(pastOf(_id, { $gte: number, $lt: version }))
        .sort({ number: 1 })
        .limit(1)
        .toArray()) as Past[];
      if (!kept) return 'same';
      if ((kept.publicNumber ?? 0) < number) return undefined;
      if (kept.number === number) return kept;
      const [older, all] = await Promise.all([
        collection.findOne(pastOf(_id, { $lt: number }), { projection: { _id: 1 } }),
        collection.countDocuments({ docId: _id, kind: 'past' }),
      ]);
      // What was deleted above the limit may lie between them.
      return older || all < MAX_REVISIONS ? kept : undefined;
    },
  };
}
