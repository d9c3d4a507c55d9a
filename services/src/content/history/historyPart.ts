import type { Connection } from 'mongoose';
import type { Part } from '../../Part';
import type { Models } from '../../store/database/createModel';
import { createRevisionMedia } from './createRevisionMedia';
import { createRevisions } from './createRevisions';
import { createTrash } from './createTrash';

/** Former versions of articles, and deleted documents. */
export function historyPart(connection: Connection, models: Models) {
  const revisions = createRevisions(connection);
  const revisionMedia = createRevisionMedia(connection);
  const trash = createTrash(connection);
  return {
    revisions,
    revisionMedia,
    trash,
    stores: [revisions, revisionMedia, trash],
    upkeep: () => revisions.deleteRemoved(models),
  } satisfies Part;
}
