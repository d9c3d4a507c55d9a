import type { Operation, OperationQuery } from '@pressline/shared-api';
import { type Connection, type mongo, Types } from 'mongoose';
import { IN_ONE_TRANSACTION } from '../../store/database/createBatch';
import { findPage } from '../../store/database/documents';
import { ensureIndex } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';
import type { Outcome, StepState, StoredOperation, StoredStep } from './StoredOperation';

/** A process that has shown no sign of life for so long has died. */
const DEAD_MS = 20_000;

const OPEN: StoredOperation['state'][] = ['running', 'undoing'];

/** How many documents have a step in one of these states. */
const countIn = (steps: readonly Pick<StoredStep, 'documentId' | 'state'>[], states: StepState[]) =>
  new Set(steps.flatMap((one) => (states.includes(one.state) ? String(one.documentId) : []))).size;

const nameOf = ({ key, documentId, kind }: StoredStep) => [key, documentId, kind].join(' ');

/** Operations and their steps as the database keeps them. */
export type OperationStore = ReturnType<typeof createOperationStore>;

export function createOperationStore(connection: Connection) {
  const operations = joining(connection.collection<StoredOperation>('operations'));
  const steps = joining(connection.collection<StoredStep>('operationSteps'));

  const countsOf = async (filter: mongo.Filter<StoredStep>) => {
    const found = await steps.find(filter, { projection: { documentId: 1, state: 1 } }).toArray();
    return { changed: countIn(found, ['done', 'stays']), restored: countIn(found, ['undone']) };
  };

  async function addSteps(made: readonly StoredStep[]) {
    for (let at = 0; at < made.length; at += IN_ONE_TRANSACTION) {
      await steps.insertMany(made.slice(at, at + IN_ONE_TRANSACTION));
    }
  }

  return {
    insert: (operation: StoredOperation) => operations.insertOne(operation),
    /** Adds steps, which do nothing without their operation. */
    addSteps,
    /** Adds those of these steps that an operation does not have yet. @returns how many */
    async addMissing(_id: Types.ObjectId, found: readonly StoredStep[]): Promise<number> {
      const known = await steps
        .find({ operationId: _id })
        .project<StoredStep>({ key: 1, documentId: 1, kind: 1 })
        .toArray();
      const names = new Set(known.map(nameOf));
      const added = found.filter((step) => !names.has(nameOf(step)));
      if (added.length === 0) return 0;
      await addSteps(added);
      const ids = new Set(known.map(({ documentId }) => String(documentId)));
      const total = new Set([...ids, ...added.map(({ documentId }) => String(documentId))]).size;
      await operations.updateOne({ _id }, { $inc: { total: total - ids.size } });
      return added.length;
    },
    find: (_id: Types.ObjectId) => operations.findOne({ _id }),
    /** A page of them, newest first. */
    list: ({ kind, limit }: OperationQuery) =>
      findPage(operations, kind ? { kind } : {}, { at: -1 }, { page: 1, limit }),
    /** Whether an import is being made or undone. */
    isImporting: async () =>
      (await operations.findOne({ kind: 'import', state: { $in: OPEN } })) !== null,
    /** An operation as the API answers it. */
    async describe(operation: StoredOperation): Promise<Operation> {
      const { _id, title, by, at, state, total, changed, restored } = operation;
      const refused = await steps
        .find({ operationId: _id, state: { $in: ['refused', 'stays'] } })
        .project<StoredStep>({ key: 1, documentId: 1, title: 1, message: 1 })
        .toArray();
      return {
        ...{ id: String(_id), title, by, at: at.toISOString(), state, total, changed, restored },
        refused: refused.map(({ key, documentId, title: name, message = '' }) => ({
          ...{ resource: key, id: String(documentId), title: name, message },
        })),
        canUndo: state === 'done' && changed > 0,
      };
    },
    /** Which of these documents an operation is about. */
    async ownOf(operationId: Types.ObjectId, ids: readonly string[]) {
      const documentId = { $in: ids.map((id) => new Types.ObjectId(id)) };
      const found = await steps.find(
        { operationId, documentId },
        { projection: { documentId: 1 } },
      );
      return new Set((await found.toArray()).map((step) => String(step.documentId)));
    },
    /** Some steps in a state, in the order of the plan or backwards, after `skipped` ones. */
    next: (of: Types.ObjectId, state: StepState, order: 1 | -1, limit: number, skipped = 0) =>
      steps
        .find({ operationId: of, state })
        .sort({ phase: order, _id: order })
        .skip(skipped)
        .limit(limit)
        .toArray(),
    has: async (operationId: Types.ObjectId, state: StepState) =>
      (await steps.findOne({ operationId, state }, { projection: { _id: 1 } })) !== null,
    /** Stores what became of steps of an operation, and counts the documents. */
    async record(_id: Types.ObjectId, outcomes: readonly (readonly [StoredStep, Outcome])[]) {
      if (outcomes.length === 0) return;
      const documentId = { $in: outcomes.map(([step]) => step.documentId) };
      const before = await countsOf({ operationId: _id, documentId });
      await steps.bulkWrite(
        outcomes.map(([step, $set]) => ({
          updateOne: { filter: { _id: step._id }, update: { $set } },
        })),
      );
      const after = await countsOf({ operationId: _id, documentId });
      const changed = after.changed - before.changed;
      const restored = after.restored - before.restored;
      await operations.updateOne({ _id }, { $inc: { changed, restored } });
    },
    /** Refuses the steps that were not made. */
    async refuse(operationId: Types.ObjectId, message: string) {
      const refused = { state: 'refused', message } as const;
      await steps.updateMany({ operationId, state: 'planned' }, { $set: refused });
    },
    /** Lets steps of other operations go on from a version that came back under another number. */
    async follow({ key, documentId }: StoredStep, from: number, to: number) {
      const left = { documentId, key, version: from, state: 'done' as const };
      await steps.updateMany(left, { $set: { version: to } });
    },
    /** A sign of life. */
    async beat({ _id }: StoredOperation, beatAt = new Date()) {
      await operations.updateOne({ _id }, { $set: { beatAt } });
    },
    /** Ends a state. Does nothing once another process has continued from it. */
    async end({ _id, state }: StoredOperation, next: 'done' | 'undone') {
      await operations.updateOne({ _id, state }, { $set: { state: next } });
    },
    /** Begins an undo; null when there is nothing to undo. */
    beginUndo: (_id: Types.ObjectId, undoneBy: string) =>
      operations.findOneAndUpdate(
        { _id, state: 'done' },
        { $set: { state: 'undoing', undoneBy, beatAt: new Date() } },
        { returnDocument: 'after' },
      ),
    /** Those whose process has died. */
    findDead: (now: number) =>
      operations.find({ state: { $in: OPEN }, beatAt: { $lt: new Date(now - DEAD_MS) } }).toArray(),
    /** Takes one of them over; false when another instance did. */
    async adopt({ _id, beatAt }: StoredOperation): Promise<boolean> {
      const beat = { $set: { beatAt: new Date() } };
      return (await operations.updateOne({ _id, beatAt }, beat)).matchedCount === 1;
    },
    async createIndexes() {
      for (const collection of [operations, steps]) {
        await ensureIndex(collection, { expiresAt: 1 }, { expireAfterSeconds: 0 });
      }
      await ensureIndex(operations, { at: -1 });
      await ensureIndex(operations, { kind: 1, at: -1 });
      await ensureIndex(operations, { state: 1, beatAt: 1 });
      await ensureIndex(steps, { operationId: 1, documentId: 1 });
      await ensureIndex(steps, { operationId: 1, state: 1, phase: 1, _id: 1 });
      await ensureIndex(steps, { documentId: 1, state: 1 });
    },
  };
}
