import type { ContentKey, TrashList } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { TrashListQuery } from '@pressline/shared-api/contract/content/trash';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import { inTransaction } from '../../store/connection/inTransaction';
import type { StoredDocument } from '../../store/database/createModel';
import { findPage } from '../../store/database/documents';
import { escapeRegExp } from '../../store/database/escapeRegExp';
import { isRestorable, type Versions } from '../versions/createVersions';
import type { Core } from './Core';
import { contentTypes, type ResourceTypes } from './resourceTypes';

/** One page of what can be restored, deleted last first. */
async function listTrash(
  types: ResourceTypes,
  { collection }: Versions,
  { q, resource, page, limit }: TrashListQuery,
): Promise<TrashList> {
  const keys = resource
    ? [resource]
    : [...contentTypes(types).map(({ key }) => key as ContentKey), 'media' as const];
  const titled = q ? { title: new RegExp(escapeRegExp(q), 'i') } : {};
  const filter = { ...isRestorable(), resource: { $in: keys }, ...titled };
  const { found, total } = await findPage(collection, filter, { at: -1, _id: -1 }, { page, limit });
  const entries = found.map(({ docId, resource: key, title, values, at, by }) => {
    const { slug, isPublished } = values as StoredDocument;
    return {
      ...{ id: String(docId), resource: key, title, removedBy: by, removedAt: at.toISOString() },
      slug: typeof slug === 'string' ? slug : null,
      isPublished: typeof isPublished === 'boolean' ? isPublished : null,
    };
  });
  return { entries, total };
}

const subject = 'Deleted document';

/** What was deleted in the last 30 days. It is restored by the routes of its resource, or of media. */
export const trashRoutes = ({
  versions,
  types,
  audit,
}: Pick<Core, 'versions' | 'types' | 'audit'>) => [
  handle(contract.trash.list, ({ query }) => listTrash(types, versions, query)),
  handle(contract.trash.remove, ({ params: { id } }) =>
    inTransaction(types.articles.model.db, async () => {
      const [entry] = await versions.findDeleted([id]);
      if (!entry?.values) throw notFound(subject);
      await versions.removeTexts(id);
      const { resource: type, title } = entry;
      await audit.write({ record: { type, id, title } });
      return { id };
    }),
  ),
];
