import type { ResourceTable } from '@pressline/shared-api';
import type { Connection, mongo } from 'mongoose';
import { totalOrder } from '../src/database/listIndexes';
import { isCovered, type Keys, type Query } from './isCovered';

type Command = mongo.Document;

const plain = (keys: Keys | Map<string, unknown> = {}): Keys =>
  keys instanceof Map ? Object.fromEntries(keys) : keys;

const queriesOf: Readonly<Record<string, (command: Command) => Query[]>> = {
  find: ({ filter = {}, sort, limit }) => [{ filter, ...(limit > 0 && { order: plain(sort) }) }],
  aggregate: ({ pipeline }) => [{ filter: pipeline[0]?.$match ?? {} }],
  update: ({ updates }) => updates.map(({ q }: Command) => ({ filter: q })),
  delete: ({ deletes }) => deletes.map(({ q }: Command) => ({ filter: q })),
  findAndModify: ({ query, sort }) => [{ filter: query, order: plain(sort) }],
};

/** Whether a query migrates documents of former releases, once at each start. */
const isForFormer = (name: string, filter: Keys) =>
  name === 'consent_receipts' || filter.checked === null;

const isText = (value: unknown) => value instanceof RegExp;

/**
 * Leaves out conditions that no index can help with, so that only the order needs one: texts that are
 * searched, and files that nothing uses.
 */
function withoutWhole({ filter, order = {} }: Query): Query {
  const isWhole = (name: string, value: unknown) =>
    (name === '$or' && (value as Keys[]).every((one) => Object.values(one).every(isText))) ||
    (name === 'searchText' && isText(value)) ||
    (name === 'hash' && Object.hasOwn(Object(value), '$nin'));
  const kept = Object.entries(filter).filter(([name, value]) => !isWhole(name, value));
  return { filter: Object.fromEntries(kept), order };
}

/** Has one document for each editor at work: small enough to sort. */
const SMALL = 'presence';

/** Compares every query of a connection with the indexes that it creates. */
export function watchQueries(connection: Connection, table: ResourceTable) {
  const ownOrders = new Map<string, string>(
    Object.values(table).map(({ name, sort }) => [name, JSON.stringify(totalOrder(sort))]),
  );
  /** Staff may order a list by any column: the database sorts it, and no index would be worth it. */
  const isSortedAnyway = (name: string, order: Keys = {}) =>
    name === SMALL ||
    (ownOrders.has(name) && '_id' in order && ownOrders.get(name) !== JSON.stringify(order));
  const indexes = new Map<string, Keys[]>();
  const queries = new Map<string, Query & { name: string }>();
  const indexesOf = (name: string) => indexes.get(name) ?? [{ _id: 1 }];

  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const name = String(command[commandName]);
    if (commandName === 'createIndexes') {
      const keys = command.indexes.map(({ key }: Command) => plain(key));
      indexes.set(name, [...indexesOf(name), ...keys]);
    }
    for (const { filter, order } of queriesOf[commandName]?.(command) ?? []) {
      const query = { name, filter, ...(!isSortedAnyway(name, order) && { order }) };
      queries.set(JSON.stringify(query), query);
    }
  });
  return {
    /** @throws Error that names the queries which no index covers */
    assertCovered() {
      const found = [...queries.values()].filter(
        ({ name, ...query }) =>
          !isForFormer(name, query.filter) && !isCovered(indexesOf(name), withoutWhole(query)),
      );
      if (found.length === 0) return;
      const texts = found.map((query) => JSON.stringify(query));
      throw new Error(`No index covers\n${texts.join('\n')}`);
    },
  };
}
