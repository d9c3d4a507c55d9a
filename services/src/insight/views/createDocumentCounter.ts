import { Types } from 'mongoose';
import type { Logger } from 'pino';
import { createBatch } from '../../store/database/createBatch';
import type { Models } from '../../store/database/createModel';

/** The writes that add counts to a field of documents, by their ids. */
export const additions = (field: 'views' | 'downloads', counts: ReadonlyMap<string, number>) =>
  [...counts].map(([id, count]) => ({
    updateOne: { filter: { _id: new Types.ObjectId(id) }, update: { $inc: { [field]: count } } },
  }));

/**
 * Counts in `field` of one resource, and ignores documents that do not exist. Cached answers show the
 * new count when the content version next changes, as in `createViewCounter`.
 */
export function createDocumentCounter(
  model: Pick<Models['faqs' | 'videos' | 'downloads'], 'collection'>,
  field: 'views' | 'downloads',
  log: Logger,
) {
  const { collection } = model;
  async function write(held: Map<string, number>) {
    await collection.bulkWrite(additions(field, held), { ordered: false });
  }
  const name = `${field} of ${collection.name}`;
  const batch = createBatch<number>({ name, log, merge: (a, b) => a + b, write });
  return { count: (id: string) => batch.add(id, 1), flush: batch.flush };
}
