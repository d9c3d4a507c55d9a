import { type Fields, readableFields } from '@pressline/shared-api';
import type { ListQuery } from '@pressline/shared-api/contract/resource/schemas';
import { Types, trusted } from 'mongoose';
import type { StoredDocument } from '../../store/database/createModel';
import { totalOrder } from '../../store/database/ensureIndex';
import { escapeRegExp } from '../../store/database/escapeRegExp';
import { trustedFilter } from '../../store/database/trustedFilter';
import { dueFilter } from './dueDays';
import type { ResourceType } from './resourceTypes';

/** The condition for one category; `all` and empty text are no condition. */
export function categoryFilter(categoryId?: string): Record<string, unknown> {
  return categoryId && categoryId !== 'all' ? { categoryId: new Types.ObjectId(categoryId) } : {};
}

const timeFilter = (name: string, isSet: boolean): Record<string, unknown> =>
  trustedFilter({ [name]: isSet ? { $gt: new Date(0) } : null });

/** The condition for articles that will be published by themselves, or for the others. */
export const scheduledFilter = (isScheduled: boolean) => timeFilter('publishAt', isScheduled);

function buildFilter(type: ResourceType, query: ListQuery) {
  const { q, categoryId, published, changed, scheduled, due, owner } = query;
  const filter: Record<string, unknown> = categoryFilter(categoryId);
  if (published !== undefined) filter.isPublished = published;
  if (changed !== undefined) Object.assign(filter, timeFilter('changesSavedAt', changed));
  if (scheduled !== undefined) Object.assign(filter, scheduledFilter(scheduled));
  if (due) filter.verifiedUntil = dueFilter(due);
  if (owner) filter.owner = owner;
  if (q) {
    const text = new RegExp(escapeRegExp(q), 'i');
    const searchable = Object.entries(type.resource.fields as Fields).filter(
      ([, field]) => 'searchable' in field && field.searchable,
    );
    filter.$or = searchable.map(([name]) => ({ [name]: text }));
  }
  return trusted(filter);
}

function sortKeys(
  type: ResourceType,
  { due, sort = due && 'verifiedUntil' }: ListQuery,
): Record<string, 1 | -1> {
  if (!sort) return totalOrder(type.resource.sort);
  const name = sort.replace(/^-/, '');
  // A name's key sorts as people do: capitals do not come first.
  const field = `${name}Key` in type.resource.fields ? `${name}Key` : name;
  return totalOrder({ [field]: sort.startsWith('-') ? -1 : 1 });
}

/** One page of an admin list, and how many documents match in all. */
export async function listDocuments(
  type: ResourceType,
  query: ListQuery,
): Promise<{ documents: StoredDocument[]; total: number }> {
  const filter = buildFilter(type, query);
  const [documents, total] = await Promise.all([
    type.model
      .find(filter)
      .select([...readableFields(type.resource), 'version', 'createdAt', 'updatedAt', 'savedBy'])
      .sort(sortKeys(type, query))
      .skip((query.page - 1) * query.limit)
      .limit(query.limit)
      .lean<StoredDocument[]>(),
    type.model.countDocuments(filter),
  ]);
  return { documents, total };
}
