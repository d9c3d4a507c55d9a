import type { Home } from '@pressline/shared-api';
import { ownDraftsFilter } from '../../content/resource/listDocuments';
import type { Versions } from '../../content/versions/createVersions';
import type { Models } from '../../store/database/createModel';
import { trustedFilter } from '../../store/database/trustedFilter';

/** Articles that a user has not published: new ones, unpublished ones, and those with changes; saved last first. */
export async function findOwnDrafts(
  { articles }: Models,
  versions: Pick<Versions, 'draftsBy'>,
  username: string,
  limit: number,
): Promise<Home['drafts']> {
  const fields = 'title updatedAt isPublished';
  const [unpublished, drafts] = await Promise.all([
    articles
      .find(ownDraftsFilter(username))
      .select(fields)
      .sort({ updatedAt: -1 })
      .limit(limit)
      .lean(),
    versions.draftsBy(username, limit),
  ]);
  const ids = drafts.map(({ docId }) => docId);
  const changed = await articles
    .find(trustedFilter({ _id: { $in: ids } }))
    .select(fields)
    .lean();
  const stored = new Map([...unpublished, ...changed].map((one) => [String(one._id), one]));
  const own = new Map(
    unpublished.map(({ _id, title, updatedAt }) => [String(_id), { title, at: updatedAt }]),
  );
  for (const { docId, title, at } of drafts) own.set(String(docId), { title, at });
  return [...own]
    .sort(([, one], [, other]) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map(([id, { title, at }]) => ({
      ...{ id, title, at: at.toISOString() },
      isPublished: stored.get(id)?.isPublished === true,
      isCreated: stored.has(id),
    }));
}
