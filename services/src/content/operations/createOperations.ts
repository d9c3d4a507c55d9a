import type { Operation, OperationList, OperationQuery } from '@pressline/shared-api';
import { DAY_MS } from '@pressline/shared-api/time';
import { Types } from 'mongoose';
import { conflict, notFound } from '../../errors';
import { createOperationStore } from './createOperationStore';
import { createRunner, type FindMore, type RunnerNeeds } from './createRunner';
import { createSteps } from './createSteps';
import type {
  StepChange,
  StepKey,
  StepNeeds,
  StoredOperation,
  StoredStep,
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
  /** Plans again, where what a step would change may come to be, or move, until the steps are made. */
  planAgain?(): Promise<readonly PlannedStep[]>;
}

export interface OperationsNeeds extends RunnerNeeds, Omit<StepNeeds, 'follow' | 'ownOf'> {
  retentionDays: number;
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

export function createOperations(needs: OperationsNeeds) {
  const { connection, log, retentionDays } = needs;
  const store = createOperationStore(connection);
  const runner = createRunner({ ...needs, store, steps: createSteps({ ...needs, ...store }) });

  async function find(_id: Types.ObjectId): Promise<Operation> {
    const operation = await store.find(_id);
    if (!operation) throw notFound('Operation');
    return store.describe(operation);
  }

  /** Runs what the first batch has left; an import goes on by itself. */
  async function proceed(operation: StoredOperation, findMore?: FindMore): Promise<void> {
    const rest = runner.runRest(operation, findMore);
    if (operation.kind !== 'import') return rest;
    rest.catch((error: unknown) => log.warn({ err: error }, 'an import waits to go on'));
  }

  return {
    /** Makes a change of many documents. A refused step does not keep others from being made. */
    async start({ steps: planned, planAgain, ...given }: OperationOptions): Promise<Operation> {
      const at = new Date();
      const expiresAt = new Date(at.getTime() + retentionDays * DAY_MS);
      const _id = new Types.ObjectId();
      const made = storedSteps(_id, planned, expiresAt);
      const count = await runner.prepare((from, length) => made.slice(from, from + length));
      await store.addSteps(made.slice(count));
      const about = { _id, ...given, at, beatAt: at, expiresAt, state: 'running' as const };
      const { size: total } = new Set(planned.map(({ id }) => id));
      const findMore: FindMore = async () =>
        planAgain ? store.addMissing(_id, storedSteps(_id, await planAgain(), expiresAt)) : 0;
      const begun = await runner.inOne(async () => {
        const operation = { ...about, total, changed: 0, restored: 0 };
        await store.insert(operation);
        await store.addSteps(made.slice(0, count));
        const isDone = await runner.runBatch(operation, count + (await findMore()));
        return isDone ? undefined : operation;
      });
      if (begun) await proceed(begun, findMore);
      return find(_id);
    },
    /** Restores what an operation changed, but for what was changed since. @throws HttpError 404, 409 */
    async undo(id: string, by: string): Promise<Operation> {
      const _id = new Types.ObjectId(id);
      const stored = await store.find(_id);
      if (!stored) throw notFound('Operation');
      const count = await runner.prepareOpen({ ...stored, state: 'undoing' });
      const begun = await runner.inOne(async () => {
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
      if (begun) await proceed(begun);
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
      for (const one of found) operations.push(await store.describe(one));
      return { operations, total };
    },
    isImporting: store.isImporting,
    finishDead: runner.finishDead,
    run: runner.start,
    stop: runner.stop,
    createIndexes: store.createIndexes,
  };
}
