import { revisedFields } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import { ensureIndex } from '../database/ensureIndex';
import type { StoredRevision } from './createRevisions';
import { mediaHashes } from './mediaHashes';

/** Which media the revisions of articles have. */
export type RevisionMedia = ReturnType<typeof createRevisionMedia>;

export function createRevisionMedia(connection: Connection) {
  const revisions = connection.collection<StoredRevision>('articleRevisions');
  const shown = { articleId: 1, title: 1, media: 1 };
  return {
    find: () => revisions.find({ media: { $gt: '' } }, { projection: shown }).sort({ media: 1 }),
    /** Adds the media of revisions of former releases. */
    async keep() {
      const projection = Object.fromEntries(revisedFields.map((name) => [name, 1]));
      const unread = revisions.find({ media: { $exists: false } }, { projection });
      for await (const { _id, ...values } of unread) {
        const media = mediaHashes(JSON.stringify(values));
        await revisions.updateOne({ _id }, { $set: { media } });
      }
    },
    createIndexes: () => ensureIndex(revisions, { media: 1 }),
  };
}
