import { type ContentKey, isContent, type TrashList } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { TrashListQuery } from '@pressline/shared-api/contract/content/trash';
import { Types } from 'mongoose';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { inTransaction } from '../../store/connection/inTransaction';
import { findPage } from '../../store/database/documents';
import { escapeRegExp } from '../../store/database/escapeRegExp';
import type { Revisions } from '../history/createRevisions';
import { isRestorable, NEWEST_FIRST, type Trash } from '../history/createTrash';
import type { ResourceTypes } from './resourceTypes';

/** One page of what can be restored, deleted last first. */
async function listTrash(
  types: ResourceTypes,
  { collection }: Trash,
  { q, resource, page, limit }: TrashListQuery,
): Promise<TrashList> {
  const keys = Object.values(types).flatMap((type) =>
    isContent(type.resource) && (!resource || type.key === resource) ? type.key : [],
  );
  const text = q && new RegExp(escapeRegExp(q), 'i');
  const titleOf = (key: ContentKey) => types[key].resource.titleField;
  const filter = {
    ...isRestorable(),
    ...(text
      ? { $or: keys.map((key) => ({ key, [`document.${titleOf(key as ContentKey)}`]: text })) }
      : { key: { $in: keys } }),
  };
  const { found, total } = await findPage(collection, filter, NEWEST_FIRST, { page, limit });
  const entries = found.map(({ _id, key, document, removedAt, removedBy }) => ({
    ...{ id: String(_id), resource: key as ContentKey, removedBy },
    removedAt: removedAt.toISOString(),
    title: String(document[titleOf(key as ContentKey)]),
    slug: typeof document.slug === 'string' ? document.slug : null,
    isPublished: typeof document.isPublished === 'boolean' ? document.isPublished : null,
  }));
  return { entries, total };
}

const subject = 'Deleted document';

interface TrashNeeds {
  trash: Trash;
  revisions: Revisions;
  types: ResourceTypes;
  audit: AuditLog;
}

/** What was deleted in the last 30 days. It is restored by the routes of its resource. */
export const trashRoutes = ({ trash, revisions, types, audit }: TrashNeeds) => [
  handle(contract.trash.list, ({ query }) => listTrash(types, trash, query)),
  handle(contract.trash.remove, ({ params: { id } }) =>
    inTransaction(types.articles.model.db, async () => {
      const _id = new Types.ObjectId(id);
      const entry = await trash.remove(_id);
      if (!entry) throw notFound(subject);
      await revisions.expire(_id);
      const title = String(entry.document[types[entry.key].resource.titleField]);
      await audit.write({ record: { type: entry.key, id, title } });
      return { id };
    }),
  ),
];
