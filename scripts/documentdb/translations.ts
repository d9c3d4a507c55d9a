import type { ReservedSql, Sql } from 'postgres';

export interface SentCommand {
  db: string;
  collection: string;
  command: Uint8Array;
  /** Of a cursor, for `getMore`. */
  id: string;
  continuation?: Uint8Array | undefined;
}

export interface Reply {
  /** As BSON; none is a plain success. */
  reply?: Uint8Array;
  continuation?: Uint8Array | null;
}

type Query = (sql: ReservedSql, asked: SentCommand) => PromiseLike<readonly Reply[]>;

interface Translation {
  query: Query;
  /** Fields that DocumentDB gets besides or instead of the client's. */
  fields?: Readonly<Record<string, unknown>>;
}

/** A function of DocumentDB that takes database and command, and gives the answer first. */
const write = (name: string): Translation => ({
  query: (sql, { db, command }) => sql`
    SELECT reply::bytea
    FROM documentdb_api.${sql(name)}(${db}, ${command}::bytea::documentdb_core.bson) AS answer (reply)`,
});

const page = (name: string, fields?: Translation['fields']): Translation => ({
  query: (sql, { db, command }) => sql`
    SELECT cursorpage::bytea AS reply, continuation::bytea
    FROM documentdb_api.${sql(`${name}_cursor_first_page`)}(${db}, ${command}::bytea::documentdb_core.bson)`,
  ...(fields && { fields }),
});

/** The keys of an index by its name, or by its number in PostgreSQL. */
export const keysOf = (sql: Sql, { db, collection }: SentCommand, index: string) => sql<
  { keys: Uint8Array }[]
>`
  SELECT (index_spec).index_key::bytea AS keys
  FROM documentdb_api_catalog.collection_indexes
  JOIN documentdb_api_catalog.collections USING (collection_id)
  WHERE database_name = ${db} AND collection_name = ${collection}
    AND ${index} IN ((index_spec).index_name, index_id::text)`;

export const nextPage: Query = (sql, { db, command, continuation }) => sql`
  SELECT cursorpage::bytea AS reply, continuation::bytea
  FROM documentdb_api.cursor_get_more(
    ${db},
    ${command}::bytea::documentdb_core.bson,
    ${continuation ?? null}::bytea::documentdb_core.bson
  )`;

// The driver's own pages are of 101 documents; further ones need their connection.
const batchSize = 1_000_000;

export const translations: Readonly<Record<string, Translation>> = {
  find: page('find', { batchSize }),
  aggregate: page('aggregate', { cursor: { batchSize } }),
  listCollections: page('list_collections'),
  listIndexes: page('list_indexes'),
  insert: write('insert'),
  update: write('update'),
  delete: write('delete'),
  findAndModify: write('find_and_modify'),
  // At once; DocumentDB's own gateway leaves it to a process in the background.
  createIndexes: {
    query: (sql, { db, command }) => sql`
      SELECT documentdb_api_internal.create_indexes_non_concurrently(
        ${db}, ${command}::bytea::documentdb_core.bson, true
      )`,
  },
  collMod: {
    query: (sql, { db, collection, command }) => sql`
      SELECT documentdb_api.coll_mod(${db}, ${collection}, ${command}::bytea::documentdb_core.bson)`,
  },
  drop: {
    query: (sql, { db, collection }) =>
      sql`SELECT documentdb_api.drop_collection(${db}, ${collection})`,
  },
  dropDatabase: { query: (sql, { db }) => sql`SELECT documentdb_api.drop_database(${db})` },
};
