import type { ResourceTable } from '@pressline/shared-api';
import type { Connection, mongo } from 'mongoose';
import { totalOrder } from '../src/store/database/ensureIndex';
import { isCovered, type Keys, type Query } from './isCovered';

type Command = mongo.Document;

const plain = (keys: Keys | Map<string, unknown> = {}): Keys =>
  keys instanceof Map ? Object.fromEntries(keys) : keys;

interface Watched extends Query {
  /** Whether it asks for every document of the collection. */
  isWhole?: boolean;
}

const queriesOf: Readonly<Record<string, (command: Command) => Watched[]>> = {
  find: ({ filter = {}, sort, limit = 0 }) => [
    { filter, order: plain(sort), isWhole: limit === 0 && Object.keys(filter).length === 0 },
  ],
  aggregate: ({ pipeline: [first, second] }) => [
    { filter: first?.$match ?? {}, order: plain(second?.$sort) },
  ],
  update: ({ updates }) => updates.map(({ q }: Command) => ({ filter: q })),
  delete: ({ deletes }) => deletes.map(({ q }: Command) => ({ filter: q })),
  findAndModify: ({ query, sort }) => [{ filter: query, order: plain(sort) }],
};

/** Whether a query looks for what a former build has written, once at each start. */
const isForFormer = ({ $or }: Keys) => JSON.stringify($or ?? null).includes('"workingCopy"');

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

/** Have as many documents as there are staff, or what is deleted beyond a number: quick to sort and to read. */
const SMALL = [
  ...['users', 'sessions', 'passkeys', 'presence'],
  ...['telemetry_errors', 'telemetry_releases'],
];

/** By collection: the queries of which no index would be worth it for their order. */
const SORTED_ANYWAY: Readonly<Record<string, (filter: Keys, order: Keys) => boolean>> = {
  // Few have a time, and those without are nearly all. The newest is behind as many drafts as are newer.
  articles: (filter, order) =>
    'publishAt' in filter || 'changesSavedAt' in filter || 'updatedAt' in order,
  // By date they are rarely asked for, and their order is nearly that of their dates.
  auditEntries: (filter) => 'at' in filter,
  consentReceipts: (filter) => 'at' in filter,
};

/** Read as a whole where all is asked for, verified, or once per content version or upkeep. */
const READ_WHOLE = [...SMALL, 'auditEntries', 'consentReceipts', 'media', 'dismissed_searches'];

/** Compares every query of a connection with the indexes that it creates. */
export function watchQueries(connection: Connection, table: ResourceTable) {
  const ownOrders = new Map<string, string>(
    Object.values(table).map(({ name, sort }) => [name, JSON.stringify(totalOrder(sort))]),
  );
  /** Staff may order a list by any column: the database sorts it, and no index would be worth it. */
  const isSortedAnyway = (name: string, filter: Keys, order: Keys = {}) =>
    SMALL.includes(name) ||
    SORTED_ANYWAY[name]?.(filter, order) ||
    (ownOrders.has(name) && '_id' in order && ownOrders.get(name) !== JSON.stringify(order));
  const indexes = new Map<string, Keys[]>();
  const mayBeWhole = (name: string) => ownOrders.has(name) || READ_WHOLE.includes(name);
  const queries = new Map<string, Watched & { name: string }>();
  const indexesOf = (name: string) => indexes.get(name) ?? [{ _id: 1 }];

  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const name = String(command[commandName]);
    if (commandName === 'createIndexes') {
      const keys = command.indexes.map(({ key }: Command) => plain(key));
      indexes.set(name, [...indexesOf(name), ...keys]);
    }
    for (const { order, ...asked } of queriesOf[commandName]?.(command) ?? []) {
      const isAny = isSortedAnyway(name, asked.filter, order);
      const query = { name, ...asked, ...(!isAny && { order }) };
      queries.set(JSON.stringify(query), query);
    }
  });
  return {
    /** @throws Error that names the queries which no index covers */
    assertCovered() {
      const found = [...queries.values()].filter(
        ({ name, isWhole, ...query }) =>
          (isWhole && !mayBeWhole(name)) ||
          (!isForFormer(query.filter) && !isCovered(indexesOf(name), withoutWhole(query))),
      );
      if (found.length === 0) return;
      const texts = found.map((query) => JSON.stringify(query));
      throw new Error(`No index covers\n${texts.join('\n')}`);
    },
  };
}
