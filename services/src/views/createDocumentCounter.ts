import { Types } from 'mongoose';
import type { Logger } from 'pino';
import { createBatch } from '../database/createBatch';
import type { Models } from '../database/createModel';

/** Counts in memory how often documents were used, and writes the counts together. */
export interface DocumentCounter {
  count(id: string): void;
  flush(): Promise<void>;
}

/**
 * Counts in `field` of one resource. Counts of documents that do not exist change nothing. Public
 * answers show a new count when they are next made anew, for the same reason as those of views.
 */
export function createDocumentCounter(
  model: Pick<Models['faqs' | 'videos' | 'downloads'], 'collection'>,
  field: 'views' | 'downloads',
  log: Logger,
): DocumentCounter {
  const { collection } = model;
  async function write(held: Map<string, number>) {
    await collection.bulkWrite(
      [...held].map(([id, count]) => ({
        updateOne: {
          filter: { _id: new Types.ObjectId(id) },
          update: { $inc: { [field]: count } },
        },
      })),
      { ordered: false },
    );
  }
  const name = `${field} of ${collection.name}`;
  const batch = createBatch<number>({ name, log, merge: (a, b) => a + b, write });
  return { count: (id) => batch.add(id, 1), flush: batch.flush };
}
