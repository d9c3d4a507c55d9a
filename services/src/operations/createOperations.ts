import type { ContentKey, Operation, OperationList } from '@pressline/shared-api';
import { type Connection, Types } from 'mongoose';
import { asCaller } from '../audit/caller';
import { ensureIndex } from '../database/ensureIndex';
import { afterSaving, saving } from '../database/saving';
import { conflict, notFound } from '../errors';
import type { Engine } from '../resource/createEngine';
import { inBatches } from '../resource/inBatches';
import type { ResourceTypes } from '../resource/resourceTypes';
import { createSteps } from './createSteps';
import { describeOperation } from './describeOperation';
import type { StepChange, StoredOperation, StoredStep } from './StoredOperation';

/** A process that has shown no sign of life for so long has died. */
const DEAD_MS = 60_000;
const DAY_MS = 86_400_000;
/** Operations that the list has. */
const MAX_LISTED = 50;

export interface PlannedStep {
  key: ContentKey;
  id: string;
  title: string;
  change: StepChange;
  /** Steps of a later phase wait for those of all former ones; 0 unless given. */
  phase?: number;
}

interface OperationOptions {
  title: string;
  by: string;
  /** Whether it is finished by the upkeep after a crash. */
  isResumed: boolean;
  steps: readonly PlannedStep[];
}

interface OperationsDeps {
  connection: Connection;
  types: ResourceTypes;
  engine: Engine;
  publicUrl: string;
  /** How long operations can be undone. */
  keptDays: number;
}

/** Changes of many documents, each as a whole: recorded first, finished after a crash, undone at once. */
export type Operations = ReturnType<typeof createOperations>;

export function createOperations({ connection, keptDays, ...deps }: OperationsDeps) {
  const operations = connection.collection<StoredOperation>('operations');
  const steps = connection.collection<StoredStep>('operationSteps');
  const { apply, undo } = createSteps({
    ...deps,
    async note(step, values) {
      Object.assign(step, values);
      await steps.updateOne({ _id: step._id }, { $set: values });
    },
    async follow({ key, documentId }, from, to) {
      await steps.updateMany(
        { documentId, key, version: from, state: 'done' },
        { $set: { version: to } },
      );
    },
  });

  const stepsOf = (operationId: Types.ObjectId) =>
    steps.find({ operationId }).sort({ _id: 1 }).toArray();
  /** Without what they replaced, which may be long texts. */
  const outlineOf = (operationId: Types.ObjectId) =>
    steps
      .find({ operationId }, { projection: { former: 0, change: 0 } })
      .sort({ _id: 1 })
      .toArray();
  /** Nothing once another process has gone on from the state. */
  const setState = ({ _id, state: from }: StoredOperation, state: 'done' | 'undone') =>
    operations.updateOne({ _id, state: from }, { $set: { state, beatAt: new Date() } });

  /** Runs a job for each step, phase by phase, with signs of life. */
  async function each(
    { _id }: StoredOperation,
    open: readonly StoredStep[],
    job: (step: StoredStep) => Promise<void>,
  ) {
    let beatAt = Date.now();
    for (const phase of new Set(open.map((step) => step.phase))) {
      await inBatches(
        open.filter((step) => step.phase === phase),
        async (step) => {
          await job(step);
          if (Date.now() - beatAt < DEAD_MS / 6) return;
          beatAt = Date.now();
          await operations.updateOne({ _id }, { $set: { beatAt: new Date() } });
        },
      );
    }
  }

  async function run(operation: StoredOperation): Promise<void> {
    const by = operation.by ?? undefined;
    const open = (await stepsOf(operation._id)).filter(({ state }) =>
      /planned|writing/.test(state),
    );
    await each(operation, open, (step) => apply(step, by));
    await setState(operation, 'done');
  }

  async function runBack(operation: StoredOperation): Promise<void> {
    // What was done last is undone first: a deleted tag is back before its articles have it again.
    const done = (await stepsOf(operation._id)).filter(({ state }) => state === 'done').reverse();
    await each(operation, done, (step) => undo(step, operation.undoneBy));
    await setState(operation, 'undone');
  }

  async function describe(_id: Types.ObjectId): Promise<Operation> {
    const operation = await operations.findOne({ _id });
    if (!operation) throw notFound('Operation');
    return describeOperation(operation, await outlineOf(_id));
  }

  /** Takes over an operation whose process has died; false when another instance did. */
  async function adopt({ _id, beatAt }: StoredOperation): Promise<boolean> {
    const { matchedCount } = await operations.updateOne(
      { _id, beatAt },
      { $set: { beatAt: new Date() } },
    );
    return matchedCount === 1;
  }

  async function finish(operation: StoredOperation) {
    const { title, state, isResumed } = operation;
    const by = state === 'undoing' ? (operation.undoneBy ?? null) : operation.by;
    const caller = { by, address: null, area: 'Content', action: `${title}: finish`, detail: null };
    if (state === 'undoing') await asCaller(caller, () => runBack(operation));
    else if (isResumed) await asCaller(caller, () => run(operation));
    // What nobody waits for any more is not written; what was written can be undone.
    else await setState(operation, 'done');
  }

  return {
    /** Makes a change of many documents. A refused step does not keep others from being made. */
    async start({ title, by, isResumed, steps: planned }: OperationOptions): Promise<Operation> {
      const now = new Date();
      const expiresAt = new Date(now.getTime() + keptDays * DAY_MS);
      const _id = new Types.ObjectId();
      const made = planned.map(
        ({ id, phase = 0, ...step }): StoredStep => ({
          ...{ _id: new Types.ObjectId(), operationId: _id, documentId: new Types.ObjectId(id) },
          ...{ ...step, phase, state: 'planned', expiresAt },
        }),
      );
      const operation = {
        ...{ _id, title, by, isResumed, at: now, beatAt: now, expiresAt },
        state: 'running' as const,
      };
      if (made.length > 0) await steps.insertMany(made);
      // Without it nobody finds the steps: an operation is there as a whole or not at all.
      await saving(() => operations.insertOne(operation));
      return afterSaving(async () => {
        await run(operation);
        return describe(_id);
      });
    },
    /** Restores what an operation changed, but for what was changed since. @throws HttpError 404, 409 */
    async undo(id: string, by: string): Promise<Operation> {
      const _id = new Types.ObjectId(id);
      const taken = await saving(() =>
        operations.findOneAndUpdate(
          { _id, state: 'done' },
          { $set: { state: 'undoing', undoneBy: by, beatAt: new Date() } },
          { returnDocument: 'after' },
        ),
      );
      if (!taken) {
        const { state } = await describe(_id);
        throw conflict(state === 'running' ? 'It is still under way' : 'It was undone before');
      }
      return afterSaving(async () => {
        await runBack(taken);
        return describe(_id);
      });
    },
    async list(): Promise<OperationList> {
      const found = await operations.find({}).sort({ at: -1 }).limit(MAX_LISTED).toArray();
      const all = await Promise.all(
        found.map(async (one) => describeOperation(one, await outlineOf(one._id))),
      );
      return { operations: all, total: await operations.countDocuments({}) };
    },
    /** Finishes what processes that died have begun. */
    async keepUp(now = Date.now()): Promise<void> {
      const dead = {
        state: { $in: ['running', 'undoing'] as const },
        beatAt: { $lt: new Date(now - DEAD_MS) },
      };
      for (const operation of await operations.find(dead as never).toArray()) {
        if (await adopt(operation)) await finish(operation);
      }
    },
    async createIndexes() {
      for (const collection of [operations, steps]) {
        await ensureIndex(collection, { expiresAt: 1 }, { expireAfterSeconds: 0 });
      }
      await ensureIndex(operations, { at: -1 });
      await ensureIndex(operations, { state: 1, beatAt: 1 });
      await ensureIndex(steps, { operationId: 1, _id: 1 });
      await ensureIndex(steps, { documentId: 1, state: 1 });
    },
  };
}
