import { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Models } from '../resource/createModel';
import { createBatch } from './createBatch';

/** Counts in memory how often files were fetched, and writes the counts together. */
export interface DownloadCounter {
  count(downloadId: string): void;
  flush(): Promise<void>;
}

/**
 * Counts of downloads that do not exist change nothing. Public answers show a new count when they
 * are next made anew, for the same reason as those of views.
 */
export function createDownloadCounter(models: Models, log: Logger): DownloadCounter {
  async function write(held: Map<string, number>) {
    await models.downloads.collection.bulkWrite(
      [...held].map(([id, count]) => ({
        updateOne: {
          filter: { _id: new Types.ObjectId(id) },
          update: { $inc: { downloads: count } },
        },
      })),
      { ordered: false },
    );
  }
  const batch = createBatch<number>({ name: 'downloads', log, merge: (a, b) => a + b, write });
  return { count: (downloadId) => batch.add(downloadId, 1), flush: batch.flush };
}
