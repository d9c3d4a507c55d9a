import type { ImportAnswer, Operation } from '@pressline/shared-api';
import { Types } from 'mongoose';
import type { FindImpact } from '../checks/impact/createImpact';
import type { MediaLibrary } from '../media/createMediaLibrary';
import type { NewMedium } from '../media/createMediaRecords';
import type { Operations, PlannedStep } from '../operations/createOperations';
import type { StepChange } from '../operations/StoredOperation';
import type { Core } from '../resource/Core';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Creation, ImportPlan, Update } from './ImportPlan';
import { layoutsOf } from './layout';

export interface ImportNeeds extends Pick<Core, 'types' | 'engine' | 'versions' | 'texts'> {
  operations: Operations;
  findImpact: FindImpact;
  media: MediaLibrary;
}

/** Of a whole disk, not each file is named. */
const MAX_IGNORED = 100;

interface Told {
  /** What a dry run tells besides. */
  impact?: ImportAnswer['impact'];
  operation?: Operation | null;
}

/** A plan as the API answers it. */
export function describePlan(
  plan: ImportPlan,
  { impact = [], operation = null }: Told = {},
): ImportAnswer {
  const { source, creations, updates, kept, unchanged, media, warnings, errors, ignored } = plan;
  const describe = ({ file, key: resource, title, id, fields }: Update) => ({
    ...{ file, resource, title, id, fields },
  });
  return {
    source,
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
    operation,
  };
}

type Step = Creation | Update;

const isUpdate = (step: Step): step is Update => 'before' in step;

function changeOf(step: Step, editor?: string): StepChange {
  const { body } = step;
  if (isUpdate(step)) return { type: 'set', values: body, version: step.before.version };
  if (step.isDeleted) return { type: 'restore', body };
  if (step.draft) return { type: 'addDraft', text: step.draft };
  // The importing user asks for what happens later: the account in the file may be of another site.
  const asked = step.past.scheduledBy && editor ? { scheduledBy: editor } : {};
  return { type: 'create', body, past: { ...step.past, ...asked }, texts: step.texts ?? [] };
}

/** The steps of a plan: files, then documents, each after those that it references, and pins at the end. */
export function stepsOf(
  types: ResourceTypes,
  { updates, creations }: Pick<ImportPlan, 'updates' | 'creations'>,
  { editor, media = [] }: { editor?: string; media?: readonly NewMedium[] } = {},
): PlannedStep[] {
  const planned = layoutsOf(types).flatMap(({ type }) =>
    [...updates, ...creations].filter(({ key }) => key === type.key),
  );
  return [
    ...media.map((medium): PlannedStep => {
      const id = new Types.ObjectId().toHexString();
      return { key: 'media', id, title: medium.name, change: { type: 'addMedium', medium } };
    }),
    ...planned.map((step) => {
      const { key, id, title } = step;
      return { key, id, title, phase: 1, change: changeOf(step, editor) };
    }),
    ...planned.flatMap((step): PlannedStep[] => {
      const { key, id, title, pins: ids } = step;
      const version = isUpdate(step) ? Number(step.before.pinsVersion ?? 0) : null;
      return ids ? [{ key, id, title, phase: 2, change: { type: 'relate', ids, version } }] : [];
    }),
  ];
}

/**
 * Writes a plan without errors, as one operation. What another caller has changed since the plan was
 * made is not overwritten; the operation lists it as refused.
 */
export async function applyImport(
  { types, operations }: Pick<ImportNeeds, 'types' | 'operations'>,
  plan: ImportPlan,
  { editor, media }: { editor: string; media: readonly NewMedium[] },
): Promise<ImportAnswer> {
  const steps = stepsOf(types, plan, { editor, media });
  if (steps.length === 0) return describePlan(plan);
  const { size } = new Set(steps.map(({ id }) => id));
  const title = `Imported ${size} ${size === 1 ? 'item' : 'items'}`;
  const operation = await operations.start({ kind: 'import', title, by: editor, steps });
  const refused = new Set(operation.refused.map(({ id }) => id));
  const isMade = ({ id }: Step) => !refused.has(id);
  const made = { creations: plan.creations.filter(isMade), updates: plan.updates.filter(isMade) };
  return describePlan({ ...plan, ...made }, { operation });
}
