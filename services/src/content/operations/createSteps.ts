import { refusalReason } from '../../http/errors/toHttpError';
import type { StoredDocument } from '../../store/database/createModel';
import { bodyOf, changedSince, type FieldChange, formerOf, hasValues } from './changes';
import { createImportSteps } from './createImportSteps';
import { createTextSteps } from './createTextSteps';
import type {
  DocumentStep,
  EndedSchedule,
  Outcome,
  StepActs,
  StepChange,
  StepNeeds,
  StoredStep,
  Values,
} from './StoredOperation';

type Scheduled = StoredDocument & Partial<EndedSchedule>;

const ahead = (time: Date | null) => (time && time > new Date() ? time : null);

/** What an undo gives an article besides its values: the times that are still ahead, unless it was scheduled again. */
function scheduledAgain(ended: EndedSchedule | undefined, now: Scheduled) {
  const isAnew =
    now.publishAt || (now.unpublishAt && String(now.unpublishAt) !== String(ended?.unpublishAt));
  if (!ended || isAnew) return {};
  const publishAt = ahead(ended.publishAt);
  const unpublishAt = ahead(ended.unpublishAt);
  const { scheduledBy } = ended;
  return publishAt || unpublishAt ? { publishAt, unpublishAt, scheduledBy } : {};
}

const versionOf = (document: unknown) => (document as { version: number }).version;

const isOfDocument = (step: StoredStep): step is DocumentStep => step.key !== 'media';

/** Makes and undoes single steps, in the caller's transaction. */
export type Steps = ReturnType<typeof createSteps>;

export function createSteps(needs: StepNeeds) {
  const { types, engine, versions, texts, publicUrl, follow } = needs;
  const find = ({ key, documentId }: DocumentStep) =>
    types[key].model.findById(documentId).lean<StoredDocument>().exec();
  const siteOf = ({ key }: DocumentStep) => ({ resource: types[key].resource, publicUrl });

  /** Runs a step; a refusal is what became of it. @throws what is no refusal */
  const attempting =
    (act: keyof StepActs, state: 'refused' | 'stays') =>
    (step: StoredStep, by?: string): Promise<Outcome> =>
      actsOf(step)
        [act](step, by)
        .catch((error: unknown) => ({
          ...{ state, message: refusalReason(error) },
        }));

  /** The schedule of an article that publishing or unpublishing it ends. */
  async function endedSchedule(stored: Scheduled): Promise<EndedSchedule> {
    const { _id, publishAt = null, unpublishAt = null, scheduledBy = '' } = stored;
    const text = publishAt && (await versions.find(_id, 'scheduled'));
    return { publishAt, unpublishAt, scheduledBy, text };
  }

  async function remove(step: DocumentStep): Promise<Outcome> {
    const { key, documentId } = step;
    const before = await find(step);
    if (!before) return { state: 'refused', message: `${types[key].resource.label} not found` };
    await engine.remove(key, String(documentId));
    return { state: 'done', version: before.version };
  }

  async function change(step: DocumentStep, by?: string): Promise<Outcome> {
    const { key, documentId } = step;
    const wanted = step.change as FieldChange;
    const before = await find(step);
    if (!before) return { state: 'refused', message: `${types[key].resource.label} not found` };
    if ('version' in wanted && before.version !== wanted.version) {
      return { state: 'refused', message: changedSince(before) };
    }
    const body = bodyOf(wanted, before, siteOf(step));
    if (Object.keys(body).length === 0) return { state: 'unchanged' };
    const isEnded = 'isPublished' in body && (before.publishAt || before.unpublishAt);
    const ended = isEnded ? { schedule: await endedSchedule(before) } : {};
    const updated = await engine.update(key, String(documentId), body, by);
    const former = formerOf(Object.keys(body), before);
    return { state: 'done', version: versionOf(updated), former, ...ended };
  }

  async function restoreValues(step: DocumentStep, by?: string): Promise<Outcome> {
    const { key, documentId, version = 0, former = {} } = step;
    const stored = await find(step);
    const { label } = types[key].resource;
    if (!stored) return { state: 'stays', message: `${label} was deleted since` };
    if (hasValues(stored, former)) return { state: 'undone' };
    if (stored.version !== version) return { state: 'stays', message: changedSince(stored) };
    const own = scheduledAgain(step.schedule, stored);
    const restored = await engine.update(key, String(documentId), former, by, () => own);
    if (own.publishAt && step.schedule?.text) await texts.save(step.schedule.text);
    await follow(step, version - 1, versionOf(restored));
    return { state: 'undone' };
  }

  async function restoreDocument(step: DocumentStep): Promise<Outcome> {
    const { key, documentId, version = 0 } = step;
    if (await find(step)) return { state: 'undone' };
    const restored = await engine.restore(key, String(documentId));
    await follow(step, version, versionOf(restored));
    return { state: 'undone' };
  }

  const ofValues: StepActs = { apply: change, undo: restoreValues };
  const ofTexts = createTextSteps(needs);
  const ofDocuments: Partial<Record<StepChange['type'], StepActs>> = {
    delete: { apply: remove, undo: restoreDocument },
    ...createImportSteps(needs, find),
  };
  const actsOf = ({ change: { type }, kind }: StoredStep): StepActs =>
    ofDocuments[type] ?? (kind ? ofTexts : ofValues);

  /** The values that a step gives to its document, as far as they may take long. */
  async function valuesOf(step: DocumentStep): Promise<Values> {
    const { change: wanted, former } = step;
    if (wanted.type === 'create' || wanted.type === 'restore') return wanted.body;
    if (actsOf(step) !== ofValues) return {};
    if (former) return former;
    const stored = await find(step);
    return stored ? bodyOf(wanted as FieldChange, stored, siteOf(step)) : {};
  }

  return {
    apply: attempting('apply', 'refused'),
    undo: attempting('undo', 'stays'),
    /** Does what takes long of a step, before the transaction. @returns the characters that it changes */
    async prepareText(step: StoredStep): Promise<number> {
      if (!isOfDocument(step)) return 0;
      const body = await valuesOf(step);
      await engine.prepareText(step.key, body);
      return JSON.stringify(body).length;
    },
  };
}
