import type { Connection, mongo } from 'mongoose';

interface Read {
  examined: number;
  returned: number;
}

/** Counts what the find and the count of a list examine, by asking the database to explain both. */
export function watchReads(connection: Connection) {
  let sent: mongo.Document[] = [];
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find' || commandName === 'aggregate') sent.push(command);
  });

  async function explain(find: mongo.Document): Promise<Read> {
    const { executionStats } = await connection
      .getClient()
      .db(connection.name)
      .command({ explain: find, verbosity: 'executionStats' });
    // The embedded database reads the document of each index entry, and counts no entries.
    const { totalKeysExamined = 0, totalDocsExamined, nReturned } = executionStats;
    return { examined: Math.max(totalKeysExamined, totalDocsExamined), returned: nReturned };
  }

  return {
    /** A page and a count, as `listDocuments` reads them. */
    async of(read: () => Promise<unknown>): Promise<[page: Read, count: Read]> {
      sent = [];
      await read();
      const page = sent.find(({ find }) => find);
      const count = sent.find(({ aggregate }) => aggregate);
      if (!page || !count) throw new Error('A list is a find and a count');
      const { find, filter, sort, skip = 0, limit, projection } = page;
      const counted = { find: count.aggregate, filter: count.pipeline[0]?.$match ?? {} };
      return [
        await explain({ find, filter, sort, skip, limit, ...(projection && { projection }) }),
        await explain(counted),
      ];
    },
  };
}
