import type { ImportAnswer, ImportError } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { ignoreRefusal, refusalReason } from '../../http/errors/toHttpError';
import { inTransaction } from '../../store/connection/inTransaction';
import { IN_ONE_TRANSACTION, inBatches } from '../../store/database/createBatch';
import type { FindImpact } from '../checks/impact/createImpact';
import type { Pins } from '../editing/createPins';
import type { MediaLibrary } from '../media/createMediaLibrary';
import type { Engine } from '../resource/createEngine';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Versions } from '../versions/createVersions';
import type { Creation, ImportPlan, Update } from './ImportPlan';
import { layoutsOf } from './layout';

export interface ImportNeeds {
  types: ResourceTypes;
  engine: Engine;
  versions: Versions;
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

type Step = Creation | Update;

interface Written {
  made: Step[];
  errors: ImportError[];
}

/**
 * Writes a plan without errors: what is referenced first, and pins at the end. Up to so many documents
 * are one transaction. What another caller has changed since the plan was made is not overwritten; the
 * answer lists it as an error.
 */
export async function applyImport(
  { types, engine, versions, pins }: ImportNeeds,
  plan: ImportPlan,
  { editor, atOnce = IN_ONE_TRANSACTION }: { editor?: string; atOnce?: number } = {},
): Promise<ImportAnswer> {
  const connection = types.articles.model.db;
  const isUpdate = (step: Step): step is Update => 'before' in step;

  // The importing user asks for what happens later: the account in the file may be of another site.
  const asked = ({ past }: Creation) =>
    past.scheduledBy && editor ? { ...past, scheduledBy: editor } : past;

  async function write(step: Step): Promise<unknown> {
    const { key, id, body } = step;
    if (!isUpdate(step)) {
      if (step.isDeleted) return engine.restore(key, id, body, editor);
      await engine.create(key, body, asked(step), editor);
      const docId = new Types.ObjectId(id);
      for (const text of step.texts ?? []) await versions.put({ ...text, docId });
      return undefined;
    }
    const { version } = step.before;
    const hasBody = Object.keys(body).length > 0;
    return hasBody && engine.update(key, id, { ...body, version }, editor);
  }

  const prepare = (steps: readonly Step[]) =>
    inBatches(steps, ({ key, body }) => engine.prepareText(key, body).catch(ignoreRefusal));

  async function runBatch(steps: readonly Step[], job: (step: Step) => Promise<unknown>) {
    const written: Written = { made: [], errors: [] };
    for (const step of steps) {
      try {
        await job(step);
        written.made.push(step);
      } catch (error) {
        written.errors.push({ file: step.file, message: refusalReason(error) });
      }
    }
    return written;
  }

  async function runAll(steps: readonly Step[], job: (step: Step) => Promise<unknown>) {
    const all: Written = { made: [], errors: [] };
    for (let at = 0; at < steps.length; at += atOnce) {
      const batch = steps.slice(at, at + atOnce);
      await prepare(batch);
      const run = () => runBatch(batch, job);
      const { made, errors } = await inTransaction(connection, run, { isLong: true });
      all.made.push(...made);
      all.errors.push(...errors);
    }
    return all;
  }

  async function writeAll(steps: readonly Step[]): Promise<Written> {
    const { made, errors } = await runAll(steps, write);
    const pinned = await runAll(
      made.filter((step) => step.pins),
      (step) => pins.write(step.id, step.pins ?? []),
    );
    return { made, errors: [...errors, ...pinned.errors] };
  }

  const steps = layoutsOf(types).flatMap(({ type }) =>
    [...plan.updates, ...plan.creations].filter(({ key }) => key === type.key),
  );
  await prepare(steps.slice(0, atOnce));
  const { made, errors } =
    steps.length > atOnce
      ? await writeAll(steps)
      : await inTransaction(connection, () => writeAll(steps), { isLong: true });
  const creations = made.filter((step): step is Creation => !isUpdate(step));
  return describePlan({ ...plan, creations, updates: made.filter(isUpdate), errors });
}
