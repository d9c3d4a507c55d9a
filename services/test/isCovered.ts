import type { mongo } from 'mongoose';

export type Keys = Readonly<Record<string, unknown>>;

/** A query of a collection. Without an order, any will do. */
export interface Query {
  filter: mongo.Document;
  order?: Keys;
}

const operatorsOf = (value: unknown): string[] =>
  Object.prototype.toString.call(value) === '[object Object]'
    ? Object.keys(value as object).filter((name) => name.startsWith('$'))
    : [];

const EXCLUDING = ['$ne', '$nin', '$not'];

const isText = (value: unknown) => value instanceof RegExp && !value.source.startsWith('^');

/** No index helps to find a text inside others or to exclude values: everything would be read. */
const isUseless = (value: unknown) => {
  const operators = operatorsOf(value);
  const excludes = operators.length > 0 && operators.every((name) => EXCLUDING.includes(name));
  return isText(value) || excludes;
};

const isRange = (value: unknown) =>
  value instanceof RegExp || operatorsOf(value).some((name) => !['$eq', '$in'].includes(name));

/** Whether the index has the order, forwards or backwards, after fields with one value each. */
function gives(index: Keys, filter: Keys, order: Keys): boolean {
  const names = Object.keys(index);
  const wanted = Object.keys(order);
  const open = [...names, ''].findIndex((name) => !(name in filter) || isRange(filter[name]));
  return Array.from({ length: open + 1 }, (_, at) => names.slice(at, at + wanted.length)).some(
    (part) =>
      part.join() === wanted.join() &&
      new Set(part.map((name) => index[name] === order[name])).size === 1,
  );
}

/**
 * Whether one of the indexes with these keys keeps the database from reading more than the query
 * returns: it leads to what the filter wants, and has the order too. A query for all documents may read
 * all of them.
 */
export function isCovered(indexes: readonly Keys[], { filter, order = {} }: Query): boolean {
  const { $or: branches = [], ...conditions } = filter;
  const useful = Object.fromEntries(
    Object.entries(conditions).filter(([, value]) => !isUseless(value)),
  );
  const isOrdered = (index: Keys) => Object.keys(order).length === 0 || gives(index, useful, order);
  const isNarrowed = (index: Keys) => (Object.keys(index)[0] ?? '') in useful;
  if (Object.keys(filter).length === 0) {
    return Object.keys(order).length === 0 || indexes.some(isOrdered);
  }
  // Documents that are named are all read anyway.
  if ('_id' in useful && !isRange(useful._id)) return true;
  if (indexes.some((index) => isNarrowed(index) && isOrdered(index))) return true;
  if (branches.length === 0 || Object.keys(useful).length > 0) return false;
  return branches.every((branch: Keys) => isCovered(indexes, { filter: branch, order }));
}
