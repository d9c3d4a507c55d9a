import { Types, trusted } from 'mongoose';
import type { Core } from './Core';

/** A text that readers do not see. */
export interface OwnDraft {
  id: string;
  title: string;
  at: Date;
  isPublished: boolean;
  /** False of an article that was not created yet. */
  isCreated: boolean;
}

export type OwnDraftNeeds = Pick<Core, 'models' | 'versions'>;

/** The drafts and unpublished changes of articles that `username` saved last, the newest first. */
export async function findOwnDrafts(
  { models, versions }: OwnDraftNeeds,
  username: string,
): Promise<OwnDraft[]> {
  const changes = await versions.draftsBy(username);
  const changed = trusted({ $in: changes.map(({ docId }) => new Types.ObjectId(docId)) });
  const found = await models.articles
    .find(trusted({ $or: [{ _id: changed }, { isPublished: false, savedBy: username }] }))
    .select('title isPublished updatedAt')
    .lean();
  const changeOf = new Map(changes.map((change) => [String(change.docId), change]));
  const created = found.map(({ _id, isPublished, ...stored }) => {
    const { title = stored.title, at = stored.updatedAt } = changeOf.get(String(_id)) ?? {};
    return { id: String(_id), title, at, isPublished, isCreated: true };
  });
  // A draft of changes without its article is in the trash with it.
  const others = changes
    .filter(({ baseNumber }) => baseNumber === 0)
    .map(({ docId, title = '', at }) => ({
      ...{ id: String(docId), title, at, isPublished: false, isCreated: false },
    }));
  return [...created, ...others].sort((a, b) => b.at.getTime() - a.at.getTime());
}
