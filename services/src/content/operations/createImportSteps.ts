import { describeMediaUse } from '@pressline/shared-api';
import type { Types } from 'mongoose';
import { currentTransaction } from '../../store/connection/inTransaction';
import { byIds } from '../../store/database/byIds';
import type { StoredDocument } from '../../store/database/createModel';
import type { MediaUses } from '../media/createMediaUses';
import { bodyValue, isSameValue } from '../resource/bodyValue';
import { changedSince } from './changes';
import type {
  DocumentStep,
  Outcome,
  StepActs,
  StepChange,
  StepNeeds,
  StoredStep,
} from './StoredOperation';

type ChangeOf<Type> = Extract<StepChange, { type: Type }>;
type Made = { version: number; changesSavedAt?: unknown };
/** What an undo has to know; `removed` is what a document was in the trash. */
type Brought = { changesSavedAt?: unknown; removed?: StoredDocument };

/** When the unpublished changes of an article were saved, which make no new version of it. */
const SAVED_AT = 'changesSavedAt';

/** Steps that an import has besides changes of documents that are there. */
export function createImportSteps(
  { types, engine, versions, pins, media, mediaUses, ownOf }: StepNeeds,
  find: (step: DocumentStep) => Promise<StoredDocument | null>,
) {
  const connection = types.articles.model.db;
  const known = new WeakMap<object, ReturnType<MediaUses['read']>>();

  /** What uses a medium besides what the undo of an operation has put into the trash. */
  async function usesOf(hash: string, operationId: Types.ObjectId) {
    // Once per transaction: the texts of all content are read.
    const transaction = currentTransaction(connection) ?? {};
    const reading = known.get(transaction) ?? mediaUses.read();
    known.set(transaction, reading);
    const uses = (await reading).get(hash) ?? [];
    const own = await ownOf(
      operationId,
      uses.map(({ id }) => id),
    );
    return uses.filter(({ id, where }) => where !== 'trash' || !own.has(id));
  }

  /** Without the texts of the file: an undo does not need them. */
  const madeBy = (change: StepChange, made: unknown, removed?: StoredDocument): Outcome => {
    const { version, [SAVED_AT]: savedAt = null } = made as Made;
    const former = { [SAVED_AT]: savedAt, ...(removed && { removed }) };
    return { state: 'done', version, former, change };
  };

  /** Deletes what an import has brought; what it has restored says in the trash again what it said there. */
  async function takeBack(step: DocumentStep): Promise<Outcome> {
    const { key, documentId, version, former } = step;
    const { [SAVED_AT]: savedAt, removed } = former as Brought;
    const stored = await find(step);
    if (!stored) return { state: 'undone' };
    if (stored.version !== version) return { state: 'stays', message: changedSince(stored) };
    if (!isSameValue(bodyValue(stored[SAVED_AT]), bodyValue(savedAt))) {
      return { state: 'stays', message: 'It has new unpublished changes' };
    }
    await engine.remove(key, String(documentId), removed);
    return { state: 'undone' };
  }

  const create: StepActs = {
    async apply({ key, documentId, change }: DocumentStep, by) {
      const { body, past, texts } = change as ChangeOf<'create'>;
      const made = await engine.create(key, body, past, by);
      for (const text of texts) await versions.put({ ...text, docId: documentId });
      return madeBy({ type: 'create', body: {}, past: {}, texts: [] }, made);
    },
    undo: takeBack,
  };

  const addDraft: StepActs = {
    async apply(step: DocumentStep) {
      const { text } = step.change as ChangeOf<'addDraft'>;
      const { documentId: docId } = step;
      const isHere = (await find(step)) ?? (await versions.find(docId, 'draft'));
      if (isHere) return { state: 'unchanged' };
      const { number } = await versions.put({ ...text, docId });
      return { state: 'done', version: number };
    },
    async undo(step: DocumentStep) {
      const { documentId, version } = step;
      if (await find(step)) return { state: 'stays', message: 'The article was created since' };
      const draft = await versions.find(documentId, 'draft');
      if (draft && draft.number !== version) return { state: 'stays', message: 'Edited since' };
      if (draft) await versions.remove(documentId, 'draft');
      return { state: 'undone' };
    },
  };

  const restore: StepActs = {
    async apply({ key, documentId, change }: DocumentStep, by) {
      const { body } = change as ChangeOf<'restore'>;
      const removed = await versions.findRestorable(key, documentId);
      const made = await engine.restore(key, String(documentId), body, by);
      return madeBy({ type: 'restore', body: {} }, made, removed?.values ?? undefined);
    },
    undo: takeBack,
  };

  /** Articles that were not imported, or were deleted since, are left out. @throws HttpError 409 */
  async function writePins({ documentId }: StoredStep, ids: readonly string[], version?: number) {
    const found = await byIds(types.articles.model, ids, 'title');
    const present = ids.filter((id) => found.has(id));
    return pins.write(String(documentId), present, version);
  }

  const relate: StepActs = {
    async apply(step: DocumentStep) {
      if (!(await find(step))) return { state: 'unchanged' };
      const { ids, version } = step.change as ChangeOf<'relate'>;
      const before = await pins.read(String(step.documentId));
      const after = await writePins(step, ids, version ?? undefined);
      const former = { ids: before.pins.map(({ id }) => id) };
      return { state: 'done', version: after.version, former };
    },
    async undo(step: DocumentStep) {
      if (await find(step)) await writePins(step, step.former?.ids as string[], step.version);
      return { state: 'undone' };
    },
  };

  const addMedium: StepActs = {
    async apply({ documentId, change }) {
      const { medium } = change as ChangeOf<'addMedium'>;
      const { isNew } = await media.insert(medium, documentId);
      return { state: isNew ? 'done' : 'unchanged' };
    },
    async undo({ operationId, documentId }) {
      const stored = await media.records.find(String(documentId));
      if (!stored) return { state: 'undone' };
      const used = await usesOf(stored.hash, operationId);
      if (used.length > 0) {
        return {
          state: 'stays',
          message: `It is used in ${used.map(describeMediaUse).join(', ')}`,
        };
      }
      await media.remove(String(documentId));
      return { state: 'undone' };
    },
  };

  return { create, addDraft, restore, relate, addMedium };
}
