import { setTimeout as delay } from 'node:timers/promises';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import { createAttempts } from './createAttempts';
import type { Deliverable, DeliverySource, StoredSubmission } from './StoredSubmission';

const POLL_MS = 1_000;
const STOP_MS = 8_000;

interface OutboxOptions<Reminder extends Deliverable> {
  submissions: DeliverySource<StoredSubmission>;
  reminders?: DeliverySource<Reminder>;
  log: Logger;
}

/** Delivers what is stored for it, each at least once: what visitors sent before everything else. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox<Reminder extends Deliverable>(options: OutboxOptions<Reminder>) {
  const { submissions, reminders, log } = options;
  const sent = createAttempts(submissions, log);
  const queues = [sent, ...(reminders ? [createAttempts(reminders, log)] : [])];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;
  let round: Promise<void> | undefined;
  let isWoken = false;

  async function tryNext(): Promise<boolean> {
    for (const queue of queues) {
      if (await queue.tryDue()) return true;
    }
    return false;
  }

  async function deliverDue() {
    do {
      isWoken = false;
      while (!isStopped && (await tryNext()));
    } while (isWoken && !isStopped);
  }

  function wake() {
    isWoken = true;
    if (isStopped) return;
    round ??= deliverDue()
      // The database is away: the next check finds what is due, and expired claims.
      .catch((error: unknown) => log.debug({ err: error }, 'outbox waits for the database'))
      .finally(() => {
        round = undefined;
      });
  }

  return {
    /** Looks for what is due each second from now on. */
    start() {
      isStopped = false;
      timer = setInterval(wake, POLL_MS);
      timer.unref();
      wake();
    },
    /** Looks now; called after a store. */
    wake,
    /** Tries one submission now, unless it is being tried or was sent. @returns its state afterwards */
    attempt: (_id: Types.ObjectId) => sent.attempt(_id),
    /** Starts no further attempt, and waits for the running one, 8 s at most. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([round, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}
