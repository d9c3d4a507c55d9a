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

/** The condition for documents with `q` in a field that lists search; with all its words, in the text, too. */
function searchFilter({ resource }: ResourceType, q: string, isInText = false) {
  const names = Object.entries(resource.fields as Fields).flatMap(([name, field]) =>
    'searchable' in field && field.searchable ? [name] : [],
  );
  if (isInText && resource.search) names.push(resource.search.body);
  const words = q.split(/\s+/).map((word) => `(?=[\\s\\S]*${escapeRegExp(word)})`);
  const found = new RegExp(isInText ? `^${words.join('')}` : escapeRegExp(q), 'i');
  return { $or: names.map((name) => ({ [name]: found })) };
}

function buildFilter(type: ResourceType, query: ListQuery, ids?: readonly string[]) {
  const { q, text, categoryId, published, changed, scheduled, due, owner } = query;
  const filter: Record<string, unknown> = categoryFilter(categoryId);
  if (published !== undefined) filter.isPublished = published;
  if (changed !== undefined) Object.assign(filter, timeFilter('changesSavedAt', changed));
  if (ids) filter._id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
  if (scheduled !== undefined) Object.assign(filter, scheduledFilter(scheduled));
  if (due) filter.verifiedUntil = dueFilter(due);
  if (owner) filter.owner = owner;
  if (q) Object.assign(filter, searchFilter(type, q, text));
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

/** One page of an admin list, of these `ids` alone where they are given, and how many documents match in all. */
export async function listDocuments(
  type: ResourceType,
  query: ListQuery,
  ids?: readonly string[],
): Promise<{ documents: StoredDocument[]; total: number }> {
  const filter = buildFilter(type, query, ids);
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
