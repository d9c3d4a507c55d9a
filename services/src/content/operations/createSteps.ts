import { refusalReason } from '../../http/errors/toHttpError';
import type { StoredDocument } from '../../store/database/createModel';
import { bodyOf, type FieldChange, formerOf, hasValues } from './changes';
import { createCopyEdits } from './createCopyEdits';
import { createCopySteps } from './createCopySteps';
import type {
  EndedSchedule,
  Outcome,
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

const versionOf = (document: unknown) => (document as { version: number }).version;

const changedSince = ({ savedBy }: StoredDocument) =>
  `Changed${savedBy ? ` by ${savedBy}` : ''} since`;

/** Makes and undoes single steps, in the caller's transaction. */
export function createSteps({ types, engine, publicUrl, follow }: StepNeeds) {
  const find = ({ key, documentId }: StoredStep) =>
    types[key].model.findById(documentId).lean<StoredDocument>().exec();
  const siteOf = ({ key }: StoredStep) => ({ resource: types[key].resource, publicUrl });

  /** Runs a step; a refusal is what became of it. @throws what is no refusal */
  const attempting =
    (act: keyof StepKind, state: 'refused' | 'stays') =>
    (step: StoredStep, by?: string): Promise<Outcome> =>
      kinds[step.change.type][act](step, by).catch((error: unknown) => ({
        ...{ state, message: refusalReason(error) },
      }));

  async function remove(step: StoredStep): Promise<Outcome> {
    const { key, documentId } = step;
    const before = await find(step);
    if (!before) return { state: 'refused', message: `${types[key].resource.label} not found` };
    await engine.remove(key, String(documentId));
    return { state: 'done', version: before.version };
  }

  async function change(step: StoredStep, by?: string): Promise<Outcome> {
    const { key, documentId } = step;
    const wanted = step.change as FieldChange;
    const before = await find(step);
    if (!before) return { state: 'refused', message: `${types[key].resource.label} not found` };
    if (wanted.type === 'edits' && before.version !== wanted.version) {
      return { state: 'refused', message: changedSince(before) };
    }
    const body = bodyOf(wanted, before, siteOf(step));
    if (Object.keys(body).length === 0) return { state: 'unchanged' };
    const updated = await engine.update(key, String(documentId), body, by);
    const former = formerOf(Object.keys(body), before);
    return { state: 'done', version: versionOf(updated), former, ...endedSchedule(body, before) };
  }

  async function restoreValues(step: StoredStep, by?: string): Promise<Outcome> {
    const { key, documentId, version = 0, former = {} } = step;
    const stored = await find(step);
    const { label } = types[key].resource;
    if (!stored) return { state: 'stays', message: `${label} was deleted since` };
    if (hasValues(stored, former)) return { state: 'undone' };
    if (stored.version !== version) return { state: 'stays', message: changedSince(stored) };
    const own = scheduledAgain(step.schedule);
    const restored = await engine.update(key, String(documentId), former, by, own);
    await follow(step, version - 1, versionOf(restored));
    return { state: 'undone' };
  }

  async function restoreDocument(step: StoredStep): Promise<Outcome> {
    const { key, documentId, version = 0 } = step;
    if (await find(step)) return { state: 'undone' };
    const restored = await engine.restore(key, String(documentId));
    await follow(step, version, versionOf(restored));
    return { state: 'undone' };
  }

  const copies = createCopySteps({ types, publicUrl });
  const copyEdits = createCopyEdits({ types });
  const values = { apply: change, undo: restoreValues };
  const kinds: Readonly<Record<StepChange['type'], StepKind>> = {
    delete: { apply: remove, undo: restoreDocument },
    ...{ set: values, links: values, edits: values, replaceInList: values },
    ...{ replaceInCopy: copies, linksInCopy: copies },
    ...{ editsInCopy: copyEdits, editsInSchedule: copyEdits },
  };

  return {
    apply: attempting('apply', 'refused'),
    undo: attempting('undo', 'stays'),
    /** Does what takes long of a step, before the transaction. @returns the characters that it changes */
    async prepareText(step: StoredStep): Promise<number> {
      if (kinds[step.change.type] !== values) return 0;
      const stored = await find(step);
      const wanted = step.change as FieldChange;
      const body = step.former ?? (stored ? bodyOf(wanted, stored, siteOf(step)) : {});
      await engine.prepareText(step.key, body);
      return JSON.stringify(body).length;
    },
  };
}
