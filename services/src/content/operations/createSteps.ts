import { conflict, isStale } from '../../errors';
import { refusalReason } from '../../http/errors/toHttpError';
import { retryWrite } from '../../store/connection/writes';
import type { StoredDocument } from '../../store/database/createModel';
import { bodyOf, type FieldChange, formerOf, hasValues } from './changes';
import { createCopyEdits } from './createCopyEdits';
import { createCopySteps } from './createCopySteps';
import type {
  EndedSchedule,
  StepChange,
  StepKind,
  StepNeeds,
  StoredStep,
  Values,
} from './StoredOperation';

type Scheduled = StoredDocument & Partial<EndedSchedule>;

/** The schedule of an article that publishing or unpublishing it ends. */
function endedSchedule(body: Values, stored: Scheduled): Pick<StoredStep, 'schedule'> {
  const { publishAt = null, unpublishAt = null, schedule = null } = stored;
  const isEnded = 'isPublished' in body && (publishAt || unpublishAt);
  return isEnded ? { schedule: { publishAt, unpublishAt, schedule } } : {};
}

const ahead = (time: Date | null) => (time && time > new Date() ? time : null);

/** What an undo gives an article besides its values: the times that are still ahead, unless it was scheduled again. */
const scheduledAgain = (ended: EndedSchedule | undefined) => (now: Scheduled) => {
  const isAnew =
    now.publishAt || (now.unpublishAt && String(now.unpublishAt) !== String(ended?.unpublishAt));
  if (!ended || isAnew) return {};
  const publishAt = ahead(ended.publishAt);
  const unpublishAt = ahead(ended.unpublishAt);
  return publishAt || unpublishAt ? { publishAt, unpublishAt, schedule: ended.schedule } : {};
};

/** How often a step is tried again when others write its document at the same time. */
const MAX_ATTEMPTS = 5;

const busy = () => conflict('Another editor is changing it right now');

const versionOf = (document: unknown) => (document as { version: number }).version;

const changedSince = ({ savedBy }: StoredDocument) =>
  `Changed${savedBy ? ` by ${savedBy}` : ''} since`;

/** Makes and undoes single steps, so that either can be done again after a crash. */
export function createSteps({ types, engine, publicUrl, updateStep, follow }: StepNeeds) {
  const find = ({ key, documentId }: StoredStep) =>
    types[key].model.findById(documentId).lean<StoredDocument>().exec();

  /** Runs a step and notes why it was refused. @throws what is no refusal */
  const attempting =
    (act: keyof StepKind, state: 'refused' | 'stays') => (step: StoredStep, by?: string) =>
      retryWrite(MAX_ATTEMPTS, () => kinds[step.change.type][act](step, by), busy).then(
        () => undefined,
        (error: unknown) => updateStep(step, { state, message: refusalReason(error) }),
      );

  /** Notes what became of a step that needs no other try. */
  const ended = async (step: StoredStep, values: Partial<StoredStep>) => {
    await updateStep(step, values);
    return true;
  };

  async function remove(step: StoredStep): Promise<boolean> {
    const { key, documentId, state } = step;
    const before = await find(step);
    const { label } = types[key].resource;
    if (!before) {
      const isOurs = state === 'writing';
      return ended(
        step,
        isOurs ? { state: 'done' } : { state: 'refused', message: `${label} not found` },
      );
    }
    await updateStep(step, { state: 'writing', version: before.version });
    await engine.remove(key, String(documentId));
    return ended(step, { state: 'done' });
  }

  async function tryChange(step: StoredStep, by?: string): Promise<boolean> {
    const { key, documentId, state, version, former } = step;
    const change = step.change as FieldChange;
    const before = await find(step);
    const { resource } = types[key];
    if (!before) return ended(step, { state: 'refused', message: `${resource.label} not found` });
    const site = { resource, publicUrl };
    const isOther = change.type === 'edits' && before.version !== change.version;
    const body = isOther ? {} : bodyOf(change, before, site);
    if (Object.keys(body).length === 0) {
      // The process may have died between the write and its note.
      const isAsLeft =
        !isOther || hasValues(before, bodyOf(change, { ...before, ...former }, site));
      const isOurs = state === 'writing' && before.version === version && isAsLeft;
      if (isOurs) return ended(step, { state: 'done' });
      if (isOther) return ended(step, { state: 'refused', message: changedSince(before) });
      return ended(step, { state: 'unchanged' });
    }
    const next = before.version + 1;
    await updateStep(step, {
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
    return ended(step, { state: 'done' });
  }

  async function restoreValues(step: StoredStep, by?: string): Promise<boolean> {
    const { key, documentId, version = 0, former = {} } = step;
    const stored = await find(step);
    const { label } = types[key].resource;
    if (!stored) return ended(step, { state: 'stays', message: `${label} was deleted since` });
    if (hasValues(stored, former)) return ended(step, { state: 'undone' });
    if (stored.version !== version) {
      return ended(step, { state: 'stays', message: changedSince(stored) });
    }
    const body = { ...former, version };
    const own = scheduledAgain(step.schedule);
    const restored = await engine.update(key, String(documentId), body, by, own);
    await updateStep(step, { state: 'undone' });
    await follow(step, version - 1, versionOf(restored));
    return true;
  }

  async function restoreDocument(step: StoredStep): Promise<boolean> {
    const { key, documentId, version = 0 } = step;
    if (await find(step)) return ended(step, { state: 'undone' });
    const restored = await engine.restore(key, String(documentId));
    await updateStep(step, { state: 'undone' });
    await follow(step, version, versionOf(restored));
    return true;
  }

  const copies = createCopySteps({ types, publicUrl, updateStep });
  const copyEdits = createCopyEdits({ types, updateStep });
  const values = { apply: tryChange, undo: restoreValues };
  const kinds: Readonly<Record<StepChange['type'], StepKind>> = {
    delete: { apply: remove, undo: restoreDocument },
    ...{ set: values, links: values, edits: values, replaceInList: values },
    ...{ replaceInCopy: copies, linksInCopy: copies },
    ...{ editsInCopy: copyEdits, editsInSchedule: copyEdits },
  };

  return { apply: attempting('apply', 'refused'), undo: attempting('undo', 'stays') };
}
