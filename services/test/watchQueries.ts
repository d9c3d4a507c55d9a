import type { Connection, mongo } from 'mongoose';
import { isCovered, type Query } from './isCovered';

type Command = mongo.Document;

const queriesOf: Readonly<Record<string, (command: Command) => Query[]>> = {
  find: ({ filter = {}, sort, limit }) => [{ filter, ...(sort && limit > 1 && { order: sort }) }],
  aggregate: ({ pipeline }) => [{ filter: pipeline[0]?.$match ?? {} }],
  update: ({ updates }) => updates.map(({ q }: Command) => ({ filter: q })),
  delete: ({ deletes }) => deletes.map(({ q }: Command) => ({ filter: q })),
  findAndModify: ({ query }) => [{ filter: query }],
};

/** Compares every query of a connection with the indexes that its collections have. */
export function watchQueries(connection: Connection) {
  const seen = new Map<string, Map<string, Query>>();
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const name = String(command[commandName]);
    for (const query of queriesOf[commandName]?.(command) ?? []) {
      const queries = seen.get(name) ?? new Map<string, Query>();
      seen.set(name, queries.set(JSON.stringify(query), query));
    }
  });
  return {
    /** @throws Error that names the queries which no index covers */
    async assertCovered() {
      const found: string[] = [];
      for (const [name, queries] of seen) {
        const indexes = await connection
          .collection(name)
          .indexes()
          .catch(() => []);
        const keys = indexes.map(({ key }) => key);
        for (const [text, query] of queries) {
          if (!isCovered(keys, query)) found.push(`${name}: ${text}`);
        }
      }
      if (found.length > 0) throw new Error(`No index covers\n${found.join('\n')}`);
    },
  };
}
