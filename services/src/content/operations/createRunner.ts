import { ignoreRefusal } from '../../http/errors/toHttpError';
import { asCaller } from '../../http/router/caller';
import { isActiveUser } from '../../people/auth/isActiveUser';
import { inTransaction } from '../../store/connection/inTransaction';
import { isUnavailable } from '../../store/connection/writes';
import { AT_ONCE, IN_ONE_TRANSACTION, inBatches, tryEach } from '../../store/database/createBatch';
import type { Core } from '../resource/Core';
import type { OperationStore } from './createOperationStore';
import type { Steps } from './createSteps';
import type { Outcome, StoredOperation, StoredStep } from './StoredOperation';

/** Changed text in one transaction. What is rendered of more could not be kept until it is stored. */
const MAX_CHARACTERS = 1_000_000;
/** How often operations are looked for whose process has died. */
const EVERY_MS = 5_000;

const FAILED = 'Not done: an unexpected error ended this change';

export interface RunnerNeeds extends Pick<Core, 'connection' | 'log' | 'models' | 'audit'> {
  /** How many documents are changed in one transaction. */
  maxSteps: number | undefined;
}

/** Adds what has come to need a step since the plan was made. @returns how many steps */
export type FindMore = () => Promise<number>;

type ReadSteps = (
  at: number,
  count: number,
) => readonly StoredStep[] | Promise<readonly StoredStep[]>;

const ofRun = (operation: StoredOperation) =>
  operation.state === 'running'
    ? ({ state: 'planned', order: 1, act: 'apply', by: operation.by, end: 'done' } as const)
    : // What was done last is undone first: a deleted tag is back before its articles have it again.
      ({ state: 'done', order: -1, act: 'undo', by: operation.undoneBy, end: 'undone' } as const);

/** Makes and undoes operations in batches, each of which is a transaction. */
export function createRunner(needs: RunnerNeeds & { store: OperationStore; steps: Steps }) {
  const { connection, log, models, audit, store, steps } = needs;
  const { maxSteps = IN_ONE_TRANSACTION } = needs;
  const running = new Map<string, Promise<void>>();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  async function act(some: readonly StoredStep[], how: 'apply' | 'undo', by?: string | null) {
    const outcomes: [StoredStep, Outcome][] = [];
    for (const step of some) outcomes.push([step, await steps[how](step, by ?? undefined)]);
    return outcomes;
  }

  /** Makes or undoes so many steps, in the caller's transaction. @returns whether none is left */
  async function runBatch(operation: StoredOperation, count: number): Promise<boolean> {
    const { _id } = operation;
    const { state, order, act: how, by, end } = ofRun(operation);
    const open = await store.next(_id, state, order, count);
    await store.record(_id, await act(open, how, by));
    const isLast = !(await store.has(_id, state));
    await (isLast ? store.end(operation, end) : store.beat(operation));
    return isLast;
  }

  /** Does what takes long of the next steps. @returns how many of them one transaction makes */
  async function prepare(read: ReadSteps): Promise<number> {
    let count = 0;
    for (let characters = 0; count < maxSteps && characters <= MAX_CHARACTERS; ) {
      const some = await read(count, Math.min(AT_ONCE, maxSteps - count));
      if (some.length === 0) break;
      const sizes = await inBatches(some, (step) => steps.prepareText(step).catch(ignoreRefusal));
      for (const size of sizes) characters += size ?? 0;
      count += some.length;
    }
    return count;
  }

  const prepareOpen = (operation: StoredOperation) => {
    const { state, order } = ofRun(operation);
    return prepare((at, count) => store.next(operation._id, state, order, count, at));
  };

  const inOne = <Result>(job: () => Promise<Result>) =>
    inTransaction(connection, job, { isLong: true });

  async function runOpen(operation: StoredOperation, findMore?: FindMore): Promise<void> {
    for (let isDone = false; !isDone; ) {
      if (isStopping) return store.beat(operation, new Date(0));
      const count = await prepareOpen(operation);
      isDone = await inOne(async () => runBatch(operation, count + ((await findMore?.()) ?? 0)));
    }
  }

  /** Ends an operation as it is: what was not done is refused, what was done can be undone. */
  async function leave(operation: StoredOperation, message: string): Promise<void> {
    await store.refuse(operation._id, message);
    await store.end(operation, 'done');
  }

  /**
   * Runs what is left. A process that dies or stops is followed by another; what fails by itself is not
   * tried again. @throws when the database is away
   */
  function runRest(operation: StoredOperation, findMore?: FindMore): Promise<void> {
    const id = String(operation._id);
    const run = runOpen(operation, findMore)
      .catch(async (error: unknown) => {
        if (isUnavailable(error)) throw error;
        log.error({ err: error, operation: id }, 'an operation failed');
        await inOne(() => leave(operation, FAILED));
      })
      .finally(() => running.delete(id));
    running.set(id, run);
    return run;
  }

  /** Goes on with an operation of another process, if its account may still act. */
  async function finish(operation: StoredOperation) {
    const { title } = operation;
    const by = ofRun(operation).by ?? '';
    const texts = { action: `Finish: ${title}`, done: `Finished: ${title}` };
    await asCaller({ by, address: null, area: 'Content', ...texts, detail: null }, async () => {
      if (await isActiveUser(models, by)) return runRest(operation);
      await inOne(async () => {
        await leave(operation, `Not done: the account “${by}” is no longer active`);
        await audit.write({ outcome: 'refused' });
      });
    });
  }

  /**
   * Finishes operations whose process has died. One that fails keeps no other from its end.
   * @throws the first failure, at the end
   */
  const finishDead = async (now = Date.now()): Promise<void> =>
    tryEach(await store.findDead(now), async (operation) => {
      const isFree = !running.has(String(operation._id)) && (await store.adopt(operation));
      if (isFree) await finish(operation);
    });

  return {
    prepare,
    prepareOpen,
    runBatch,
    inOne,
    runRest,
    finishDead,
    /** Makes steps of no operation. @returns what became of each */
    async makeAll(given: readonly StoredStep[], most: number) {
      const outcomes: [StoredStep, Outcome][] = [];
      for (let at = 0; at < given.length; ) {
        const some = given.slice(at, at + most);
        const count = await prepare((from, length) => some.slice(from, from + length));
        outcomes.push(...(await inOne(() => act(some.slice(0, count), 'apply'))));
        at += count;
      }
      return outcomes;
    },
    start() {
      // If the database is away, the next run does it.
      const warn = (error: unknown) => log.warn({ err: error }, 'an operation was not finished');
      const run = () => void finishDead().catch(warn);
      run();
      timer = setInterval(run, EVERY_MS).unref();
    },
    /** Ends after the present batches. */
    async stop() {
      clearInterval(timer);
      isStopping = true;
      await Promise.allSettled(running.values());
    },
  };
}
