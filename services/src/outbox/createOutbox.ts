import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, mongo, Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Delivery } from './createDelivery';
import { submissionCollection } from './createSubmissions';
import { PermanentDeliveryError } from './PermanentDeliveryError';
import type { StoredSubmission } from './StoredSubmission';

const POLL_MS = 1_000;
/** Longer than any attempt takes; after it another process may try. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** About a day with the pauses above. */
export const MAX_TRIES = 100;
const MAX_REASON = 300;
const STOP_MS = 8_000;

const pauseAfter = (tries: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20), LONGEST_PAUSE_MS);

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_REASON);
}

/**
 * Delivers stored submissions at least once. An attempt is claimed in the database for a minute, so
 * that several processes share the work, and the claims of a killed process expire.
 */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(options: { connection: Connection; delivery: Delivery; log: Logger }) {
  const { delivery, log } = options;
  const submissions = submissionCollection(options.connection);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;
  let round: Promise<void> | undefined;
  let isWoken = false;

  function claim(filter: mongo.Filter<StoredSubmission>) {
    const set = {
      'delivery.state': 'pending' as const,
      'delivery.claim': randomUUID(),
      'delivery.nextAt': new Date(Date.now() + LEASE_MS),
    };
    return submissions.findOneAndUpdate(
      filter,
      { $set: set, $inc: { 'delivery.tries': 1 } },
      { sort: { 'delivery.nextAt': 1 }, returnDocument: 'after' },
    );
  }

  const claimDue = () =>
    claim({
      'delivery.state': 'pending',
      'delivery.nextAt': { $lte: new Date() },
      kind: { $in: [...delivery.kinds] },
    });

  // Only while the claim is ours: staff may have sent it again, or another process claimed it.
  const settle = ({ _id, delivery: { claim } }: StoredSubmission, set: Record<string, unknown>) =>
    submissions.updateOne(
      { _id, 'delivery.claim': claim },
      { $set: { 'delivery.claim': null, ...set } },
    );

  async function tryOnce(claimed: StoredSubmission) {
    const {
      _id,
      kind,
      delivery: { tries },
    } = claimed;
    const about = { submission: String(_id), kind, tries };
    let accountUrl: string | undefined;
    try {
      accountUrl = await delivery.deliver(claimed);
    } catch (error) {
      const isDead = error instanceof PermanentDeliveryError || tries >= MAX_TRIES;
      const lastError = reasonOf(error);
      log[isDead ? 'error' : 'warn']({ ...about, reason: lastError }, 'delivery failed');
      return settle(claimed, {
        'delivery.state': isDead ? 'dead' : 'pending',
        'delivery.nextAt': new Date(Date.now() + pauseAfter(tries)),
        'delivery.lastError': lastError,
      });
    }
    log.debug(about, 'delivered');
    return settle(claimed, {
      'delivery.state': 'sent',
      'delivery.sentAt': new Date(),
      'delivery.lastError': null,
      ...(accountUrl && { accountUrl }),
    });
  }

  async function deliverDue() {
    do {
      isWoken = false;
      for (let due = await claimDue(); due; due = isStopped ? null : await claimDue()) {
        await tryOnce(due);
      }
    } while (isWoken && !isStopped);
  }

  function wake() {
    isWoken = true;
    if (isStopped || delivery.kinds.length === 0) return;
    round ??= deliverDue()
      // The database is away: the next check finds due submissions and expired claims.
      .catch((error: unknown) => log.debug({ err: error }, 'outbox waits for the database'))
      .finally(() => {
        round = undefined;
      });
  }

  return {
    /** Looks for due submissions each second from now on. */
    start() {
      isStopped = false;
      timer = setInterval(wake, POLL_MS);
      timer.unref();
      wake();
    },
    /** Looks now; called after a store. */
    wake,
    /** Tries one submission now, unless it is being tried or was sent. @returns its state afterwards */
    async attempt(_id: Types.ObjectId): Promise<StoredSubmission | null> {
      const claimed = await claim({
        _id,
        'delivery.state': { $in: ['pending', 'dead'] },
        $or: [{ 'delivery.claim': null }, { 'delivery.nextAt': { $lte: new Date() } }],
      });
      if (claimed) await tryOnce(claimed);
      return submissions.findOne({ _id });
    },
    /** Starts no further attempt, and waits for the running one, 8 s at most. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([round, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
}
