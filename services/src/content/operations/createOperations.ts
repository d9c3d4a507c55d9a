import type { ContentKey, Operation, OperationList } from '@pressline/shared-api';
import { DAY_MS } from '@pressline/shared-api/time';
import { type Connection, Types } from 'mongoose';
import { conflict, notFound } from '../../errors';
import { ignoreRefusal } from '../../http/errors/toHttpError';
import { asCaller } from '../../http/router/caller';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { isActiveUser } from '../../people/auth/isActiveUser';
import { inTransaction } from '../../store/connection/inTransaction';
import { AT_ONCE, IN_ONE_TRANSACTION, inBatches } from '../../store/database/createBatch';
import type { Models } from '../../store/database/createModel';
import type { Engine } from '../resource/createEngine';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Texts } from '../versions/createTexts';
import type { Versions } from '../versions/createVersions';
import { createOperationStore } from './createOperationStore';
import { createSteps } from './createSteps';
import {
  describeOperation,
  type Outcome,
  type StepChange,
  type StoredOperation,
  type StoredStep,
} from './StoredOperation';

/** Changed text in one transaction. What is rendered of more could not be kept until it is stored. */
const MAX_CHARACTERS = 1_000_000;

export interface PlannedStep extends Pick<StoredStep, 'kind'> {
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
  steps: readonly PlannedStep[];
}

interface OperationsNeeds {
  connection: Connection;
  types: ResourceTypes;
  models: Models;
  engine: Engine;
  versions: Versions;
  texts: Texts;
  audit: AuditLog;
  publicUrl: string;
  retentionDays: number;
  /** How many documents are changed in one transaction. */
  maxSteps: number | undefined;
}

/** Changes of many documents: up to 500 in one transaction, fewer of long texts, and undone at once. */
export type Operations = ReturnType<typeof createOperations>;

export function createOperations(options: OperationsNeeds) {
  const { connection, retentionDays, models, audit, ...deps } = options;
  const { maxSteps = IN_ONE_TRANSACTION } = options;
  const store = createOperationStore(connection);
  const { apply, undo, prepareText } = createSteps({ ...deps, ...store });

  const ofRun = (operation: StoredOperation) =>
    operation.state === 'running'
      ? ({ state: 'planned', order: 1, act: apply, by: operation.by, end: 'done' } as const)
      : // What was done last is undone first: a deleted tag is back before its articles have it again.
        ({ state: 'done', order: -1, act: undo, by: operation.undoneBy, end: 'undone' } as const);

  /** Makes or undoes so many steps, in the caller's transaction. @returns whether none is left */
  async function runBatch(operation: StoredOperation, count: number): Promise<boolean> {
    const { state, order, act, by, end } = ofRun(operation);
    const open = await store.next(operation._id, state, order, count + 1);
    const outcomes: [StoredStep, Outcome][] = [];
    for (const step of open.slice(0, count)) {
      outcomes.push([step, await act(step, by ?? undefined)]);
    }
    await store.updateSteps(outcomes);
    const isLast = open.length <= count;
    await (isLast ? store.end(operation, end) : store.beat(operation));
    return isLast;
  }

  /** Does what takes long of the next steps. @returns how many of them one transaction makes */
  async function prepare(steps: readonly StoredStep[]): Promise<number> {
    let characters = 0;
    for (let at = 0; at < Math.min(steps.length, maxSteps); at += AT_ONCE) {
      const some = steps.slice(at, Math.min(at + AT_ONCE, maxSteps));
      const sizes = await inBatches(
        some,
        async (step) => (await prepareText(step).catch(ignoreRefusal)) ?? 0,
      );
      for (const size of sizes) characters += size;
      if (characters > MAX_CHARACTERS) return at + some.length;
    }
    return maxSteps;
  }

  /** Each batch is a transaction, after which a process that dies is followed by another. */
  async function runRest(operation: StoredOperation): Promise<void> {
    const { state, order } = ofRun(operation);
    for (let isDone = false; !isDone; ) {
      const count = await prepare(await store.next(operation._id, state, order, maxSteps));
      isDone = await inTransaction(connection, () => runBatch(operation, count), { isLong: true });
    }
  }

  async function describe(_id: Types.ObjectId): Promise<Operation> {
    const operation = await store.find(_id);
    if (!operation) throw notFound('Operation');
    return describeOperation(operation, await store.outlineOf(_id));
  }

  /** Leaves an operation as it is: what was not done is refused, what was done can be undone. */
  const leave = (operation: StoredOperation, by: string) =>
    inTransaction(connection, async () => {
      await store.refuse(operation._id, `Not done: the account “${by}” is no longer active`);
      await store.end(operation, 'done');
      await audit.write({ outcome: 'refused' });
    });

  async function finish(operation: StoredOperation) {
    const { title } = operation;
    const by = ofRun(operation).by ?? '';
    const texts = { action: `Finish: ${title}`, done: `Finished: ${title}` };
    const caller = { by, address: null, area: 'Content', ...texts, detail: null };
    const isAllowed = await isActiveUser(models, by);
    await asCaller(caller, () => (isAllowed ? runRest(operation) : leave(operation, by)));
  }

  return {
    /** Makes a change of many documents. A refused step does not keep others from being made. */
    async start({ title, by, steps: planned }: OperationOptions): Promise<Operation> {
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
        ...{ _id, title, by, at: now, beatAt: now, expiresAt },
        state: 'running' as const,
      };
      const count = await prepare(made);
      const first = async () => {
        await store.insert(operation, made);
        return runBatch(operation, count);
      };
      const isDone = await inTransaction(connection, first, { isLong: true });
      if (!isDone) await runRest(operation);
      return describe(_id);
    },
    /** Restores what an operation changed, but for what was changed since. @throws HttpError 404, 409 */
    async undo(id: string, by: string): Promise<Operation> {
      const _id = new Types.ObjectId(id);
      const count = await prepare(await store.next(_id, 'done', -1, maxSteps));
      const first = async () => {
        const operation = await store.beginUndo(_id, by);
        if (!operation) {
          const { state } = await describe(_id);
          throw conflict(
            state === 'undone'
              ? 'This change was already undone'
              : 'This change is still in progress',
          );
        }
        return (await runBatch(operation, count)) ? undefined : operation;
      };
      const undoing = await inTransaction(connection, first, { isLong: true });
      if (undoing) await runRest(undoing);
      return describe(_id);
    },
    async list(): Promise<OperationList> {
      const operations: Operation[] = [];
      for (const one of await store.latest()) {
        operations.push(describeOperation(one, await store.outlineOf(one._id)));
      }
      return { operations, total: await store.count() };
    },
    /**
     * Finishes what processes that died have begun. One that fails keeps no other from its end.
     * @throws the first failure, at the end
     */
    async runUpkeep(now = Date.now()): Promise<void> {
      const failures: unknown[] = [];
      for (const operation of await store.findDead(now)) {
        if (!(await store.adopt(operation))) continue;
        await finish(operation).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
    createIndexes: store.createIndexes,
  };
}
