import type { ContentKey, Operation, OperationList } from '@pressline/shared-api';
import { DAY_MS } from '@pressline/shared-api/time';
import { type Connection, Types } from 'mongoose';
import { conflict, notFound } from '../../errors';
import { asCaller } from '../../http/router/caller';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { isActiveUser } from '../../people/auth/isActiveUser';
import { runAfterWrite } from '../../store/connection/writes';
import { inBatches } from '../../store/database/createBatch';
import type { Models } from '../../store/database/createModel';
import type { Engine } from '../resource/createEngine';
import type { ResourceTypes } from '../resource/resourceTypes';
import { createOperationStore, DEAD_MS } from './createOperationStore';
import { createSteps } from './createSteps';
import {
  describeOperation,
  type StepChange,
  type StoredOperation,
  type StoredStep,
} from './StoredOperation';

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

interface OperationsNeeds {
  connection: Connection;
  types: ResourceTypes;
  models: Models;
  engine: Engine;
  audit: AuditLog;
  publicUrl: string;
  retentionDays: number;
}

/** Changes of many documents, each as a whole: recorded first, finished after a crash, undone at once. */
export type Operations = ReturnType<typeof createOperations>;

export function createOperations(options: OperationsNeeds) {
  const { connection, retentionDays, models, audit, ...deps } = options;
  const store = createOperationStore(connection);
  const { apply, undo } = createSteps({ ...deps, ...store });

  /** Runs a job for each step, phase by phase, with signs of life. */
  async function each(
    operation: StoredOperation,
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
          await store.beat(operation);
        },
      );
    }
  }

  async function run(operation: StoredOperation): Promise<void> {
    const all = await store.stepsOf(operation._id);
    const open = all.filter(({ state }) => /planned|writing/.test(state));
    await each(operation, open, (step) => apply(step, operation.by ?? undefined));
    await store.end(operation, 'done');
  }

  async function runBack(operation: StoredOperation): Promise<void> {
    const all = await store.stepsOf(operation._id);
    // What was done last is undone first: a deleted tag is back before its articles have it again.
    const done = all.filter(({ state }) => state === 'done').reverse();
    await each(operation, done, (step) => undo(step, operation.undoneBy));
    await store.end(operation, 'undone');
  }

  async function describe(_id: Types.ObjectId): Promise<Operation> {
    const operation = await store.find(_id);
    if (!operation) throw notFound('Operation');
    return describeOperation(operation, await store.outlineOf(_id));
  }

  /** Leaves an operation as it is: what was not done is refused, what was done can be undone. */
  async function leave(operation: StoredOperation, by: string) {
    const message = `Not done: the account “${by}” is no longer active`;
    for (const step of await store.stepsOf(operation._id)) {
      if (/planned|writing/.test(step.state))
        await store.updateStep(step, { state: 'refused', message });
    }
    await store.end(operation, 'done');
    await audit.write({ outcome: 'refused' });
  }

  async function finish(operation: StoredOperation) {
    const { title, state, isResumed } = operation;
    const isUndo = state === 'undoing';
    const by = (isUndo ? operation.undoneBy : operation.by) ?? '';
    const texts = { action: `Finish: ${title}`, done: `Finished: ${title}` };
    const caller = { by, address: null, area: 'Content', ...texts, detail: null };
    // What no caller waits for any more is not written; what was written can be undone.
    if (!isUndo && !isResumed) return store.end(operation, 'done');
    const isAllowed = await isActiveUser(models, by);
    await asCaller(caller, () => {
      if (!isAllowed) return leave(operation, by);
      return isUndo ? runBack(operation) : run(operation);
    });
  }

  return {
    /** Makes a change of many documents. A refused step does not keep others from being made. */
    async start({ title, by, isResumed, steps: planned }: OperationOptions): Promise<Operation> {
      const now = new Date();
      const expiresAt = new Date(now.getTime() + retentionDays * DAY_MS);
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
      await store.insert(operation, made);
      return runAfterWrite(async () => {
        await run(operation);
        return describe(_id);
      });
    },
    /** Restores what an operation changed, but for what was changed since. @throws HttpError 404, 409 */
    async undo(id: string, by: string): Promise<Operation> {
      const _id = new Types.ObjectId(id);
      const operation = await store.beginUndo(_id, by);
      if (!operation) {
        const { state } = await describe(_id);
        throw conflict(
          state === 'undone'
            ? 'This change was already undone'
            : 'This change is still in progress',
        );
      }
      return runAfterWrite(async () => {
        await runBack(operation);
        return describe(_id);
      });
    },
    async list(): Promise<OperationList> {
      const operations: Operation[] = [];
      for (const one of await store.latest()) {
        operations.push(describeOperation(one, await store.outlineOf(one._id)));
      }
      return { operations, total: await store.count() };
    },
    /** Finishes what processes that died have begun. */
    async runUpkeep(now = Date.now()): Promise<void> {
      for (const operation of await store.findDead(now)) {
        if (await store.adopt(operation)) await finish(operation);
      }
    },
    createIndexes: store.createIndexes,
  };
}
