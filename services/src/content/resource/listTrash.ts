import { type ContentKey, isContent, type TrashList } from '@pressline/shared-api';
import type { TrashListQuery } from '@pressline/shared-api/contract/content/trash';
import { findPage } from '../../store/database/documents';
import { escapeRegExp } from '../../store/database/escapeRegExp';
import { isRestorable, NEWEST_FIRST, type Trash } from '../history/createTrash';
import type { ResourceTypes } from './resourceTypes';

/** One page of what can be restored, deleted last first. */
export async function listTrash(
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
