import type { ImportAnswer } from '@pressline/shared-api';
import { refusalReason } from '../../http/errors/toHttpError';
import { inBatches } from '../../store/database/createBatch';
import type { FindImpact } from '../checks/impact/createImpact';
import type { Pins } from '../editing/createPins';
import type { Revisions } from '../history/createRevisions';
import type { Trash } from '../history/createTrash';
import type { MediaLibrary } from '../media/createMediaLibrary';
import type { Engine } from '../resource/createEngine';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Creation, ImportPlan, Update } from './ImportPlan';
import { layoutsOf } from './layout';

export interface ImportNeeds {
  types: ResourceTypes;
  engine: Engine;
  trash: Pick<Trash, 'findSome'>;
  revisions: Pick<Revisions, 'lastVersions'>;
  pins: Pins;
  findImpact: FindImpact;
  media: MediaLibrary;
}

/** Of a whole disk, not each file is named. */
const MAX_IGNORED = 100;

/** A plan as the API answers it, with what a dry run tells besides. */
export function describePlan(plan: ImportPlan, impact: ImportAnswer['impact'] = []): ImportAnswer {
  const { creations, updates, kept, unchanged, media, warnings, errors, ignored } = plan;
  const describe = ({ file, key: resource, title, id, fields }: Update) => ({
    ...{ file, resource, title, id, fields },
  });
  return {
    created: creations.map(({ file, key: resource, title }) => ({ file, resource, title })),
    updated: updates.map(describe),
    kept: kept.map((update) => ({
      ...describe(update),
      changedAt: update.before.updatedAt.toISOString(),
      changedBy: update.before.savedBy ?? null,
    })),
    unchanged,
    media: media.length,
    warnings,
    errors,
    ignored: ignored.slice(0, MAX_IGNORED),
    impact,
  };
}

/**
 * Writes a plan without errors: what is referenced first, and pins at the end. What another caller
 * has changed since the plan was made is not overwritten; the answer lists it as an error.
 */
export async function applyImport(
  { types, engine, pins }: ImportNeeds,
  plan: ImportPlan,
  { editor, atOnce }: { editor?: string; atOnce?: number } = {},
): Promise<ImportAnswer> {
  const done: ImportPlan = { ...plan, creations: [], updates: [], errors: [] };

  async function attempt(step: Creation | Update, write: () => Promise<unknown>) {
    try {
      await write();
      return true;
    } catch (error) {
      done.errors.push({ file: step.file, message: refusalReason(error) });
      return false;
    }
  }

  const create = async (step: Creation) => {
    const { key, id, body, past, isDeleted } = step;
    const { schedule } = past;
    // Whoever imports asks for what happens later: the account in the file may be of another site.
    const asked = schedule && editor ? { ...past, schedule: { ...schedule, by: editor } } : past;
    const isDone = await attempt(step, () =>
      isDeleted
        ? engine.restore(key, id, body, editor)
        : engine.create(key, body as never, asked, editor),
    );
    if (isDone) done.creations.push(step);
  };

  const update = async (step: Update) => {
    const { key, id, body, before } = step;
    const { version } = before;
    const hasBody = Object.keys(body).length > 0;
    const isDone =
      !hasBody || (await attempt(step, () => engine.update(key, id, { ...body, version }, editor)));
    if (isDone) done.updates.push(step);
  };

  for (const { type } of layoutsOf(types)) {
    const isOwn = ({ key }: Creation | Update) => key === type.key;
    await inBatches(plan.updates.filter(isOwn), update, atOnce);
    await inBatches(plan.creations.filter(isOwn), create, atOnce);
  }
  await inBatches([...done.creations, ...done.updates], async (step) => {
    if (step.pins) await attempt(step, () => pins.write(step.id, step.pins ?? []));
  });
  return describePlan(done);
}
