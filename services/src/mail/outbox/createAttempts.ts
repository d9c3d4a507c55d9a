import { randomUUID } from 'node:crypto';
import type { mongo, Types } from 'mongoose';
import type { Logger } from 'pino';
import { PermanentDeliveryError } from './postJson';
import type { Deliverable, DeliverySource } from './StoredSubmission';

/** Longer than any attempt takes; after it another process may try. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** About a day with the pauses above. */
export const MAX_TRIES = 100;
const MAX_REASON = 300;

/** How long after that many tries the next one is made. */
export const pauseAfter = (tries: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20), LONGEST_PAUSE_MS);

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\p{Cc}+/gu, ' ').slice(0, MAX_REASON);
}

/**
 * Attempts to deliver what one source has. Each is claimed in the database for a minute, so that
 * several processes share the work, and the claims of a killed process expire.
 */
export function createAttempts<Stored extends Deliverable>(
  { collection, deliverable, deliver, describe }: DeliverySource<Stored>,
  log: Logger,
) {
  function claim(filter: mongo.Filter<Deliverable>) {
    const set = {
      'delivery.state': 'pending' as const,
      'delivery.claim': randomUUID(),
      'delivery.nextAt': new Date(Date.now() + LEASE_MS),
    };
    return collection.findOneAndUpdate(
      filter as mongo.Filter<Stored>,
      { $set: set, $inc: { 'delivery.tries': 1 } } as unknown as mongo.UpdateFilter<Stored>,
      { sort: { 'delivery.nextAt': 1 }, returnDocument: 'after' },
    ) as Promise<Stored | null>;
  }

  // Only while the claim is ours: staff may have sent it again, or another process claimed it.
  const finish = ({ _id, delivery }: Stored, set: Record<string, unknown>) =>
    collection.updateOne(
      { _id, 'delivery.claim': delivery.claim } as unknown as mongo.Filter<Stored>,
      { $set: { 'delivery.claim': null, ...set } } as unknown as mongo.UpdateFilter<Stored>,
    );

  async function tryOnce(claimed: Stored) {
    const { tries } = claimed.delivery;
    const about = { ...describe(claimed), tries };
    let made: Partial<Stored> | undefined;
    try {
      made = await deliver(claimed);
    } catch (error) {
      const isDead = error instanceof PermanentDeliveryError || tries >= MAX_TRIES;
      const lastError = reasonOf(error);
      log[isDead ? 'error' : 'warn']({ ...about, reason: lastError }, 'delivery failed');
      return finish(claimed, {
        'delivery.state': isDead ? 'dead' : 'pending',
        'delivery.nextAt': new Date(Date.now() + pauseAfter(tries)),
        'delivery.lastError': lastError,
      });
    }
    log.debug(about, 'delivered');
    return finish(claimed, {
      'delivery.state': 'sent',
      'delivery.sentAt': new Date(),
      'delivery.lastError': null,
      ...made,
    });
  }

  return {
    /** Tries the one that has been due longest; false when none is. */
    async tryDue(): Promise<boolean> {
      const condition = deliverable();
      if (!condition) return false;
      const due = await claim({
        'delivery.state': 'pending',
        'delivery.nextAt': { $lte: new Date() },
        ...(condition as mongo.Filter<Deliverable>),
      });
      if (due) await tryOnce(due);
      return due !== null;
    },
    /** Tries one now, unless it is being tried or was sent. @returns its state afterwards */
    async attempt(_id: Types.ObjectId): Promise<Stored | null> {
      const claimed = await claim({
        _id,
        'delivery.state': { $in: ['pending', 'dead'] },
        $or: [{ 'delivery.claim': null }, { 'delivery.nextAt': { $lte: new Date() } }],
      });
      if (claimed) await tryOnce(claimed);
      return collection.findOne({ _id } as mongo.Filter<Stored>) as Promise<Stored | null>;
    },
  };
}
