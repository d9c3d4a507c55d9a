import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { asCaller } from '../../http/router/caller';
import type { AuditLog } from '../../people/audit/createAuditLog';
import { isActiveUser } from '../../people/auth/isActiveUser';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Models } from '../../store/database/createModel';
import type { OperationStore } from './createOperationStore';
import type { Runner } from './createRunner';
import type { StoredOperation } from './StoredOperation';

const EVERY_MS = 5_000;

interface TakeoverNeeds {
  connection: Connection;
  log: Logger;
  models: Models;
  audit: AuditLog;
  store: OperationStore;
  runner: Runner;
}

/** Finishes operations whose process has died. */
export function createTakeover({ connection, log, models, audit, store, runner }: TakeoverNeeds) {
  let timer: NodeJS.Timeout | undefined;

  /** Leaves an operation as it is: what was not done is refused, what was done can be undone. */
  const leave = (operation: StoredOperation, by: string) =>
    inTransaction(connection, async () => {
      await store.refuse(operation._id, `Not done: the account “${by}” is no longer active`);
      await store.end(operation, 'done');
      await audit.write({ outcome: 'refused' });
    });

  async function finish(operation: StoredOperation) {
    const { title } = operation;
    const by = (operation.state === 'running' ? operation.by : operation.undoneBy) ?? '';
    const texts = { action: `Finish: ${title}`, done: `Finished: ${title}` };
    const caller = { by, address: null, area: 'Content', ...texts, detail: null };
    const isAllowed = await isActiveUser(models, by);
    await asCaller(caller, () => (isAllowed ? runner.runRest(operation) : leave(operation, by)));
  }

  /** One that fails keeps no other from its end. @throws the first failure, at the end */
  async function run(now = Date.now()): Promise<void> {
    const failures: unknown[] = [];
    for (const operation of await store.findDead(now)) {
      if (runner.isRunning(operation) || !(await store.adopt(operation))) continue;
      await finish(operation).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    run,
    /** Looks for them every five seconds. */
    start() {
      // If the database is away, the next run does it.
      const warn = (error: unknown) => log.warn({ err: error }, 'an operation was not finished');
      const runSafely = () => void run().catch(warn);
      runSafely();
      timer = setInterval(runSafely, EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
