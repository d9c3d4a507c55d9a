import type { StoredDocument } from '../database/createModel';
import { isStale } from '../errors';
import type { Engine } from '../resource/createEngine';
import { refusalReason } from '../resource/refusalReason';
import type { ResourceTypes } from '../resource/resourceTypes';
import { bodyOf, formerOf, hasValues } from './changes';
import { createCopyEdits } from './createCopyEdits';
import { createCopySteps } from './createCopySteps';
import { endedSchedule, scheduledAgain } from './endedSchedule';
import type { StoredStep, Values } from './StoredOperation';

/** How often a step is tried again when others write its document at the same time. */
const MAX_ATTEMPTS = 5;

const BUSY = 'Others are changing it at the moment';

async function trying(attempt: () => Promise<boolean>): Promise<boolean> {
  for (let number = 1; number <= MAX_ATTEMPTS; number += 1) if (await attempt()) return true;
  return false;
}

export interface StepDeps {
  types: ResourceTypes;
  engine: Engine;
  publicUrl: string;
  /** Notes what became of a step, or is about to. */
  note(step: StoredStep, values: Partial<StoredStep>): Promise<void>;
  /** Tells other operations that an undo has brought a version back under another number. */
  follow(step: StoredStep, from: number, to: number): Promise<void>;
}

const versionOf = (document: unknown) => (document as { version: number }).version;

const changedSince = ({ savedBy }: StoredDocument) =>
  `Changed${savedBy ? ` by ${savedBy}` : ''} since`;

/** Makes and undoes single steps, so that either can be done again after a crash. */
export function createSteps({ types, engine, publicUrl, note, follow }: StepDeps) {
  const copies = createCopySteps({ types, publicUrl, note });
  const copyEdits = createCopyEdits({ types, note });
  const find = ({ key, documentId }: StoredStep) =>
    types[key].model.findById(documentId).lean<StoredDocument>().exec();

  /** Runs a step and notes why it was refused. @throws what is no refusal */
  async function attempting(
    step: StoredStep,
    state: 'refused' | 'stays',
    job: () => Promise<void>,
  ) {
    try {
      await job();
    } catch (error) {
      await note(step, { state, message: refusalReason(error) });
    }
  }

  async function remove(step: StoredStep) {
    const { key, documentId, state } = step;
    const before = await find(step);
    const { label } = types[key].resource;
    if (!before) {
      const isOurs = state === 'writing';
      await note(
        step,
        isOurs ? { state: 'done' } : { state: 'refused', message: `${label} not found` },
      );
      return;
    }
    await note(step, { state: 'writing', version: before.version });
    await engine.remove(key, String(documentId));
    await note(step, { state: 'done' });
  }

  /** One try; false when somebody else wrote in between. */
  async function tryChange(step: StoredStep, by?: string): Promise<boolean> {
    const { key, documentId, change, state, version, former } = step;
    if (change.type === 'delete') return true;
    if (change.type === 'editsInCopy' || change.type === 'editsInSchedule') {
      return copyEdits.apply(step, change, by);
    }
    if (change.type === 'replaceInCopy' || change.type === 'linksInCopy') {
      return copies.apply(step, change, by);
    }
    const before = await find(step);
    const { resource } = types[key];
    if (!before) {
      await note(step, { state: 'refused', message: `${resource.label} not found` });
      return true;
    }
    const site = { resource, publicUrl };
    const isOther = change.type === 'edits' && before.version !== change.version;
    const body = isOther ? {} : bodyOf(change, before, site);
    if (Object.keys(body).length === 0) {
      // The process may have died between the write and its note.
      const isAsLeft =
        !isOther || hasValues(before, bodyOf(change, { ...before, ...former }, site));
      const isOurs = state === 'writing' && before.version === version && isAsLeft;
      if (isOurs) await note(step, { state: 'done' });
      else if (isOther) await note(step, { state: 'refused', message: changedSince(before) });
      else await note(step, { state: 'unchanged' });
      return true;
    }
    const next = before.version + 1;
    await note(step, {
      state: 'writing',
      version: next,
      former: formerOf(Object.keys(body), before),
      ...endedSchedule(body, before),
    });
    try {
      await engine.update(key, String(documentId), { ...body, version: before.version }, by);
    } catch (error) {
      if (isStale(error)) return false;
      throw error;
    }
    await note(step, { state: 'done' });
    return true;
  }

  async function restoreValues(step: StoredStep, former: Values, by?: string) {
    const { key, documentId, version = 0 } = step;
    const stored = await find(step);
    const { label } = types[key].resource;
    if (!stored) return note(step, { state: 'stays', message: `${label} was deleted since` });
    if (hasValues(stored, former)) return note(step, { state: 'undone' });
    if (stored.version !== version) {
      return note(step, { state: 'stays', message: changedSince(stored) });
    }
    const body = { ...former, version };
    const own = scheduledAgain(step.schedule);
    const restored = await engine.update(key, String(documentId), body, by, own);
    await note(step, { state: 'undone' });
    await follow(step, version - 1, versionOf(restored));
  }

  async function restoreDocument(step: StoredStep) {
    const { key, documentId, version = 0 } = step;
    if (await find(step)) return note(step, { state: 'undone' });
    const restored = await engine.restore(key, String(documentId));
    await note(step, { state: 'undone' });
    await follow(step, version, versionOf(restored));
  }

  return {
    apply: (step: StoredStep, by?: string) =>
      attempting(step, 'refused', async () => {
        if (step.change.type === 'delete') return remove(step);
        if (await trying(() => tryChange(step, by))) return;
        await note(step, { state: 'refused', message: BUSY });
      }),
    undo: (step: StoredStep, by?: string) =>
      attempting(step, 'stays', async () => {
        const { change } = step;
        if (change.type === 'delete') return restoreDocument(step);
        const undoInCopy =
          change.type === 'replaceInCopy' || change.type === 'linksInCopy'
            ? () => copies.undo(step, change)
            : (change.type === 'editsInCopy' || change.type === 'editsInSchedule') &&
              (() => copyEdits.undo(step, change));
        if (!undoInCopy) return restoreValues(step, step.former ?? {}, by);
        if (await trying(undoInCopy)) return;
        await note(step, { state: 'stays', message: BUSY });
      }),
  };
}
