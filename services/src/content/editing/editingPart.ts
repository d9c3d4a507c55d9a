import type { Part } from '../../Part';
import type { PreviewTokens } from '../../people/auth/createPreviewTokens';
import type { Core } from '../resource/Core';
import { articleToolRoutes } from './articleTools.routes';
import { createFreshness } from './createFreshness';
import { createPins } from './createPins';
import { createPresence } from './createPresence';
import { createSchedule } from './createSchedule';
import { createWorkingCopies } from './createWorkingCopies';
import { freshnessRoutes } from './freshness.routes';
import { presenceRoutes } from './presence.routes';
import { revisionRoutes } from './revisions.routes';
import { userRoutes } from './users.routes';
import { workingCopyRoutes } from './workingCopies.routes';

const SCHEDULE_EVERY_MS = 10_000;

interface EditingNeeds
  extends Pick<
    Core,
    | 'connection'
    | 'log'
    | 'types'
    | 'models'
    | 'content'
    | 'engine'
    | 'versions'
    | 'history'
    | 'texts'
    | 'render'
    | 'audit'
  > {
  previews: PreviewTokens;
}

/** The life of an article besides its saves: changes, schedule, owner, pins, who edits it. */
export function editingPart({
  connection,
  log,
  types,
  models,
  content,
  engine,
  ...needs
}: EditingNeeds) {
  const { versions, history, texts, render, previews, audit } = needs;
  const pins = createPins(models, audit, content);
  const workingCopies = createWorkingCopies({ types, engine, versions, texts });
  const presence = createPresence(connection);
  const freshness = createFreshness(types, models, audit, content);
  const schedule = createSchedule({ types, models, engine, versions, texts, audit });
  let timer: NodeJS.Timeout | undefined;
  return {
    pins,
    presence,
    workingCopies,
    freshness,
    schedule,
    routes: [
      ...articleToolRoutes({ models, versions, render, previews, pins }),
      ...revisionRoutes({ models, history, engine }),
      ...workingCopyRoutes(workingCopies),
      ...presenceRoutes(presence),
      ...freshnessRoutes(freshness),
      ...userRoutes({ types, engine, freshness }),
    ],
    stores: [presence],
    upkeep: () => schedule.run(),
    /** Does what is scheduled within ten seconds of its time. */
    start() {
      // If the database is away, the next run does it.
      const warn = (error: unknown) => log.warn({ err: error }, 'the schedule failed');
      const run = () => void schedule.run().catch(warn);
      timer = setInterval(run, SCHEDULE_EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  } satisfies Part;
}
