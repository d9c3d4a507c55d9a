import type { mongo } from 'mongoose';

type Keys = Readonly<Record<string, unknown>>;

/** What is asked of a collection; `order` of a page alone, because few documents are sorted quickly. */
export interface Query {
  filter: mongo.Document;
  order?: Keys;
}

const isPlain = (value: unknown): value is mongo.Document =>
  Object.prototype.toString.call(value) === '[object Object]' &&
  !('_bsontype' in (value as object));

const isOperators = (value: unknown): value is mongo.Document =>
  isPlain(value) && Object.keys(value).some((name) => name.startsWith('$'));

/** Texts in the middle of others, and what is excluded, no index finds. */
const isUseless = (value: unknown) =>
  (value instanceof RegExp && !value.source.startsWith('^')) ||
  (isOperators(value) &&
    Object.keys(value).every((name) => ['$nin', '$not', '$ne'].includes(name)));

const RANGES = ['$gt', '$gte', '$lt', '$lte', '$regex', '$exists'];
const isRange = (value: unknown) =>
  value instanceof RegExp ||
  (isOperators(value) && Object.keys(value).every((name) => RANGES.includes(name)));

/** Whether the index has, behind fields with one value each, the order: forwards or backwards. */
function gives(index: Keys, filter: mongo.Document, order: Keys): boolean {
  const names = Object.keys(index);
  const wanted = Object.entries(order);
  const fixed = names.findIndex((name) => !(name in filter) || isRange(filter[name]));
  return names.some((_, at) => {
    if (at > fixed && fixed >= 0) return false;
    const part = names.slice(at, at + wanted.length);
    const signs = part.map((name) => Math.sign(Number(index[name]) * Number(order[name])));
    return part.join() === Object.keys(order).join() && new Set(signs).size === 1;
  });
}

/** Whether indexes with these keys keep the database from reading a whole collection for a query. */
export function isCovered(indexes: readonly Keys[], { filter, order }: Query): boolean {
  const { $or, ...conditions } = filter;
  const useful = Object.fromEntries(
    Object.entries(conditions).filter(([, one]) => !isUseless(one)),
  );
  const isOrdered = !order || indexes.some((index) => gives(index, useful, order));
  const isNarrowed = indexes.some((index) => (Object.keys(index)[0] ?? '') in useful);
  if (isNarrowed || Object.keys(useful).length > 0) return isNarrowed && isOrdered;
  const branches: mongo.Document[] = $or ?? [];
  const isText = branches.every((branch) => Object.values(branch).every(isUseless));
  return isText ? isOrdered : branches.every((branch) => isCovered(indexes, { filter: branch }));
}
