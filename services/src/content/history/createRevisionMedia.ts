import type { Connection } from 'mongoose';
import { ensureIndex } from '../../store/database/ensureIndex';
import type { StoredRevision } from './createRevisions';

/** Which media the revisions of articles have. */
export type RevisionMedia = ReturnType<typeof createRevisionMedia>;

export function createRevisionMedia(connection: Connection) {
  const revisions = connection.collection<StoredRevision>('articleRevisions');
  const shown = { articleId: 1, title: 1, media: 1 };
  return {
    find: () => revisions.find({ media: { $gt: '' } }, { projection: shown }).sort({ media: 1 }),
    createIndexes: () => ensureIndex(revisions, { media: 1 }),
  };
}
