import { isContent, TRASH_DAYS } from '@pressline/shared-api';
import { createPins } from '../articles/createPins';
import { createPresence } from '../editing/createPresence';
import { createSchedule } from '../editing/createSchedule';
import { createWorkingCopies } from '../editing/createWorkingCopies';
import { createFreshness } from '../freshness/createFreshness';
import { createRevisionMedia } from '../history/createRevisionMedia';
import { createRevisions } from '../history/createRevisions';
import { createTrash } from '../history/createTrash';
import { createMediaLibrary } from '../media/createMediaLibrary';
import { createMediaUses } from '../media/createMediaUses';
import { createOperations } from '../operations/createOperations';
import { createTagUsage } from '../operations/createTagUsage';
import type { CreateDocument } from '../resource/CreateDocument';
import { createEngine } from '../resource/createEngine';
import type { HookContext } from '../resource/hooks/ResourceHooks';
import type { Shared } from './Shared';

type AuthoringOptions = Shared & Pick<HookContext, 'superAdmins' | 'endSessions'>;

/** What staff write, and every way in which they write it. */
export function createAuthoring({ connection, types, content, log, ...options }: AuthoringOptions) {
  const { models, audit, render, superAdmins, endSessions, publicUrl } = options;
  const revisions = createRevisions(connection);
  const revisionMedia = createRevisionMedia(connection);
  const trash = createTrash(connection);
  const media = createMediaLibrary(connection, log, options.media ?? {});
  const { fileFacts } = media;
  const engine = createEngine({
    ...{ types, trash },
    context: { audit, models, render, fileFacts, superAdmins, revisions, endSessions },
    written: (key) => (isContent(types[key].resource) ? content.bump() : Promise.resolve()),
  });
  return {
    revisions,
    revisionMedia,
    trash,
    media,
    mediaUses: createMediaUses({ types, content, trash, revisionMedia }),
    engine,
    createDocument: engine.create as CreateDocument,
    operations: createOperations({
      ...{ connection, types, models, engine, audit, publicUrl },
      keptDays: TRASH_DAYS,
    }),
    pins: createPins(models, audit, () => content.bump()),
    workingCopies: createWorkingCopies({ types, engine }),
    presence: createPresence(connection),
    schedule: createSchedule({ types, models, engine, audit }),
    freshness: createFreshness(types, models, content),
    tagUsage: createTagUsage(models, content),
  };
}
