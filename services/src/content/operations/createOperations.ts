import type { Operation, OperationList, OperationQuery } from '@pressline/shared-api';
import { DAY_MS } from '@pressline/shared-api/time';
import { type Connection, Types } from 'mongoose';
import type { Logger } from 'pino';
import { conflict, notFound } from '../../errors';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { IN_ONE_TRANSACTION } from '../../store/database/createBatch';
import type { Models } from '../../store/database/createModel';
import { createOperationStore } from './createOperationStore';
import { createRunner } from './createRunner';
import { createSteps } from './createSteps';
import { createTakeover } from './createTakeover';
import {
  describeOperation,
  type StepChange,
  type StepKey,
  type StepNeeds,
  type StoredOperation,
  type StoredStep,
} from './StoredOperation';

export interface PlannedStep extends Pick<StoredStep, 'kind'> {
  key: StepKey;
  id: string;
  title: string;
  change: StepChange;
  /** Steps of a later phase wait for those of all former ones; 0 unless given. */
  phase?: number;
}

interface OperationOptions {
  /** An import is answered after its first batch, and so is its undo. */
  kind?: 'import';
  title: string;
  by: string;
  steps: readonly PlannedStep[];
}

export interface OperationsNeeds extends Omit<StepNeeds, 'follow' | 'outlineOf'> {
  connection: Connection;
  log: Logger;
  models: Models;
  audit: AuditLog;
  retentionDays: number;
  /** How many documents are changed in one transaction. */
  maxSteps: number | undefined;
}

/** In the order of their phases. */
const storedSteps = (
  operationId: Types.ObjectId,
  planned: readonly PlannedStep[],
  expiresAt: Date,
): StoredStep[] =>
  planned
    .map(
      ({ id, phase = 0, ...step }): StoredStep => ({
        ...{ _id: new Types.ObjectId(), operationId, documentId: new Types.ObjectId(id) },
        ...{ ...step, phase, state: 'planned', expiresAt },
      }),
    )
    .sort((one, other) => one.phase - other.phase);

/** Changes of many documents: up to 500 in one transaction, fewer of long texts, and undone at once. */
export type Operations = ReturnType<typeof createOperations>;

export function createOperations(options: OperationsNeeds) {
  const { connection, log, retentionDays, models, audit, ...deps } = options;
  const { maxSteps = IN_ONE_TRANSACTION } = options;
  const store = createOperationStore(connection);
  const steps = createSteps({ ...deps, ...store });
  const runner = createRunner({ connection, store, steps, maxSteps });
  const takeover = createTakeover({ connection, log, models, audit, store, runner });

  const present = async (operation: StoredOperation): Promise<Operation> =>
    describeOperation(operation, await store.outlineOf(operation._id));

  async function find(_id: Types.ObjectId): Promise<Operation> {
    const operation = await store.find(_id);
    if (!operation) throw notFound('Operation');
    return present(operation);
  }

  /** Runs what the first batch has left; an import goes on by itself. */
  async function proceed(operation: StoredOperation): Promise<void> {
    const rest = runner.runRest(operation);
    if (operation.kind !== 'import') return rest;
    rest.catch((error: unknown) => log.warn({ err: error }, 'an import waits to go on'));
  }

  return {
    /** Makes a change of many documents. A refused step does not keep others from being made. */
    async start({ steps: planned, ...given }: OperationOptions): Promise<Operation> {
      const at = new Date();
      const expiresAt = new Date(at.getTime() + retentionDays * DAY_MS);
      const _id = new Types.ObjectId();
      const made = storedSteps(_id, planned, expiresAt);
      const operation = { _id, ...given, at, beatAt: at, expiresAt, state: 'running' as const };
      const count = await runner.prepare(made);
      await store.addSteps(made.slice(count));
      const isDone = await runner.inOne(async () => {
        await store.insert(operation);
        await store.addSteps(made.slice(0, count));
        return runner.runBatch(operation, count);
      });
      if (!isDone) await proceed(operation);
      return find(_id);
    },
    /** Restores what an operation changed, but for what was changed since. @throws HttpError 404, 409 */
    async undo(id: string, by: string): Promise<Operation> {
      const _id = new Types.ObjectId(id);
      const count = await runner.prepare(await store.next(_id, 'done', -1, maxSteps));
      const undoing = await runner.inOne(async () => {
        const operation = await store.beginUndo(_id, by);
        if (!operation) {
          const { state } = await find(_id);
          throw conflict(
            state === 'undone'
              ? 'This change was already undone'
              : 'This change is still in progress',
          );
        }
        return (await runner.runBatch(operation, count)) ? undefined : operation;
      });
      if (undoing) await proceed(undoing);
      return find(_id);
    },
    /**
     * Makes steps that are no operation and have no undo, up to `most` in one transaction.
     * @throws Error naming the first that was refused
     */
    async makeAll(planned: readonly PlannedStep[], most: number): Promise<void> {
      const made = storedSteps(new Types.ObjectId(), planned, new Date());
      for (const [{ title }, { state, message }] of await runner.makeAll(made, most)) {
        if (state === 'refused') throw new Error(`${title}: ${message}`);
      }
    },
    async list(query: OperationQuery): Promise<OperationList> {
      const { found, total } = await store.list(query);
      const operations: Operation[] = [];
      for (const one of found) operations.push(await present(one));
      return { operations, total };
    },
    isImporting: store.isImporting,
    finishDead: takeover.run,
    run: takeover.start,
    stop() {
      takeover.stop();
      return runner.stop();
    },
    createIndexes: store.createIndexes,
  };
}
