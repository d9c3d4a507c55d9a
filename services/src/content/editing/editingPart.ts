import type { User } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import type { Part } from '../../Part';
import type { PreviewTokens } from '../../people/auth/createPreviewTokens';
import type { Core } from '../resource/Core';
import { findStored } from '../resource/findStored';
import { articleToolRoutes } from './articleTools.routes';
import { createFreshness, type Freshness } from './createFreshness';
import { createPins } from './createPins';
import { createPresence, type Editors } from './createPresence';
import { createSchedule } from './createSchedule';
import { createWorkingCopies, type WorkingCopies } from './createWorkingCopies';
import { revisionRoutes } from './revisions.routes';

/** What is done with admin users beyond what is done with every document. */
const userRoutes = ({
  types,
  engine,
  freshness,
}: Pick<Core, 'types' | 'engine'> & { freshness: Freshness }) => [
  handle(contract.staff.remove, async ({ params: { id }, body: { newOwner } }) => {
    const { username } = await findStored(types.users, id);
    const remove = () => engine.remove('users', id);
    await freshness.transferOwnership(String(username), newOwner, remove);
    return { id };
  }),
  handle(
    contract.staff.deactivate,
    async ({ params: { id }, body: { newOwner, values }, user }) => {
      const { username } = await findStored(types.users, id);
      const body = { ...values, isActive: false };
      const update = await engine.beginUpdate('users', id, body, user.username);
      const updated = await freshness.transferOwnership(String(username), newOwner, update);
      return updated as unknown as User;
    },
  ),
];

/** The changes of articles that readers do not see yet. */
const workingCopyRoutes = (workingCopies: WorkingCopies) => [
  handle(contract.admin.workingCopies.list, () => workingCopies.list()),
  handle(contract.admin.workingCopies.get, ({ params }) => workingCopies.get(params.id)),
  handle(contract.admin.workingCopies.save, ({ params, body, user }) =>
    workingCopies.save(params.id, body, user.username),
  ),
  handle(contract.admin.workingCopies.publish, ({ params, body, user }) =>
    workingCopies.publish(params.id, body, user.username),
  ),
  handle(contract.admin.workingCopies.schedule, ({ params, body, user }) =>
    workingCopies.schedule(params.id, body, user.username),
  ),
  handle(contract.admin.workingCopies.discard, ({ params, query }) =>
    workingCopies.discard(params.id, query.version),
  ),
];

/** Who edits which article. */
const presenceRoutes = (editors: Editors) => [
  handle(contract.admin.presence.list, ({ user }) => editors.others(user.username)),
  handle(contract.admin.presence.enter, ({ params, user }) =>
    editors.enter(params.id, user.username),
  ),
  handle(contract.admin.presence.leave, async ({ params: { id }, user }) => {
    await editors.leave(id, user.username);
    return { id };
  }),
];

/** Who answers for articles, and until when they are verified. */
const freshnessRoutes = (freshness: Freshness) => [
  handle(contract.admin.freshness.set, ({ params, body }) => freshness.set(params.id, body)),
  handle(contract.admin.freshness.verify, ({ body }) => freshness.verify(body.ids)),
];

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
