import { isContent, TRASH_DAYS } from '@pressline/shared-api';
import { createPins } from '../content/articles/createPins';
import { createFreshness } from '../content/editing/createFreshness';
import { createPresence } from '../content/editing/createPresence';
import { createSchedule } from '../content/editing/createSchedule';
import { createWorkingCopies } from '../content/editing/createWorkingCopies';
import { createRevisionMedia } from '../content/history/createRevisionMedia';
import { createRevisions } from '../content/history/createRevisions';
import { createTrash } from '../content/history/createTrash';
import { createMediaLibrary } from '../content/media/createMediaLibrary';
import { createMediaUses } from '../content/media/createMediaUses';
import { createOperations } from '../content/operations/createOperations';
import { createTagUsage } from '../content/operations/createTagUsage';
import type { CreateDocument } from '../content/resource/CreateDocument';
import { createEngine } from '../content/resource/createEngine';
import type { HookContext } from '../content/resource/hooks/ResourceHooks';
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
