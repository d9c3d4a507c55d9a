import type { Connection } from 'mongoose';
import { ignoreRefusal } from '../../http/errors/toHttpError';
import { inTransaction } from '../../store/connection/inTransaction';
import { AT_ONCE, inBatches } from '../../store/database/createBatch';
import type { OperationStore } from './createOperationStore';
import type { Steps } from './createSteps';
import type { Outcome, StoredOperation, StoredStep } from './StoredOperation';

/** Changed text in one transaction. What is rendered of more could not be kept until it is stored. */
const MAX_CHARACTERS = 1_000_000;

interface RunnerNeeds {
  connection: Connection;
  store: OperationStore;
  steps: Steps;
  /** How many documents are changed in one transaction. */
  maxSteps: number;
}

/** Makes and undoes operations in batches, each of which is a transaction. */
export type Runner = ReturnType<typeof createRunner>;

export function createRunner({ connection, store, steps, maxSteps }: RunnerNeeds) {
  const running = new Map<string, Promise<void>>();
  let isStopping = false;

  const ofRun = (operation: StoredOperation) =>
    operation.state === 'running'
      ? ({ state: 'planned', order: 1, act: 'apply', by: operation.by, end: 'done' } as const)
      : // What was done last is undone first: a deleted tag is back before its articles have it again.
        ({ state: 'done', order: -1, act: 'undo', by: operation.undoneBy, end: 'undone' } as const);

  async function act(some: readonly StoredStep[], how: 'apply' | 'undo', by?: string | null) {
    const outcomes: [StoredStep, Outcome][] = [];
    for (const step of some) outcomes.push([step, await steps[how](step, by ?? undefined)]);
    return outcomes;
  }

  /** Makes or undoes so many steps, in the caller's transaction. @returns whether none is left */
  async function runBatch(operation: StoredOperation, count: number): Promise<boolean> {
    const { state, order, act: how, by, end } = ofRun(operation);
    const open = await store.next(operation._id, state, order, count + 1);
    await store.updateSteps(await act(open.slice(0, count), how, by));
    const isLast = open.length <= count;
    await (isLast ? store.end(operation, end) : store.beat(operation));
    return isLast;
  }

  /** Does what takes long of steps. @returns how many of them one transaction makes */
  async function prepare(given: readonly StoredStep[]): Promise<number> {
    const next = given.slice(0, maxSteps);
    let characters = 0;
    for (let at = 0; at < next.length; at += AT_ONCE) {
      const some = next.slice(at, at + AT_ONCE);
      const sizes = await inBatches(some, (step) => steps.prepareText(step).catch(ignoreRefusal));
      for (const size of sizes) characters += size ?? 0;
      if (characters > MAX_CHARACTERS) return at + some.length;
    }
    return next.length;
  }

  const inOne = <Result>(job: () => Promise<Result>) =>
    inTransaction(connection, job, { isLong: true });

  async function runOpen(operation: StoredOperation): Promise<void> {
    const { state, order } = ofRun(operation);
    for (let isDone = false; !isDone; ) {
      if (isStopping) return store.beat(operation, new Date(0));
      const count = await prepare(await store.next(operation._id, state, order, maxSteps));
      isDone = await inOne(() => runBatch(operation, count));
    }
  }

  return {
    prepare,
    runBatch,
    inOne,
    isRunning: ({ _id }: StoredOperation) => running.has(String(_id)),
    /** Runs what is left. A process that dies or stops is followed by another. */
    runRest(operation: StoredOperation): Promise<void> {
      const id = String(operation._id);
      const run = runOpen(operation).finally(() => running.delete(id));
      running.set(id, run);
      return run;
    },
    /** Makes steps of no operation. @returns what became of each */
    async makeAll(given: readonly StoredStep[], most: number) {
      const outcomes: [StoredStep, Outcome][] = [];
      for (let at = 0; at < given.length; ) {
        const some = given.slice(at, at + most);
        const count = await prepare(some);
        outcomes.push(...(await inOne(() => act(some.slice(0, count), 'apply'))));
        at += count;
      }
      return outcomes;
    },
    /** Ends after the present batches. */
    async stop() {
      isStopping = true;
      await Promise.allSettled(running.values());
    },
  };
}
