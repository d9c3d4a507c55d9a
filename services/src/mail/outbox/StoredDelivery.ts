import type { DeliveryState } from '@pressline/shared-api';
import type { Collection, mongo, Types } from 'mongoose';

/** How far the outbox is with a document, as stored in it. */
export interface StoredDelivery {
  state: DeliveryState;
  tries: number;
  /** When the next attempt is due; while `claim` is set, when the claim expires. */
  nextAt: Date;
  claim: string | null;
  sentAt: Date | null;
  lastError: string | null;
}

/** A document that the outbox delivers. */
export interface Deliverable {
  _id: Types.ObjectId;
  delivery: StoredDelivery;
}

/** Where the outbox finds what it delivers. */
export interface DeliverySource<Stored extends Deliverable = Deliverable> {
  collection: Collection<Stored>;
  /** The condition for what can be delivered now; undefined while nothing is configured for it. */
  deliverable(): mongo.Filter<Stored> | undefined;
  /**
   * @returns what else to store of one that was sent
   * @throws PermanentDeliveryError; Error when a later attempt may succeed
   */
  deliver(stored: Stored): Promise<Partial<Stored> | undefined>;
  /** What the log says of one besides its attempts. */
  describe(stored: Stored): object;
}

/** What waits for its first attempt. */
export const newDelivery = (nextAt = new Date()): StoredDelivery => ({
  ...{ state: 'pending', tries: 0, nextAt, claim: null, sentAt: null, lastError: null },
});
