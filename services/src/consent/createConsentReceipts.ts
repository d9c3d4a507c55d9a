import type { ConsentReceipt } from '@pressline/shared-api';
import { type Connection, mongo } from 'mongoose';
import { duplicateField } from '../database/duplicateField';
import { ensureIndex } from '../database/ensureIndex';

/** Seconds that a receipt is kept: 3 years. */
const KEPT_SECONDS = 3 * 365.25 * 86_400;

interface StoredReceipt extends Omit<ConsentReceipt, 'id' | 'time'> {
  _id: string;
  time: Date;
  /** By the server's clock. */
  receivedAt: Date;
}

/** Proofs of consent: only ever added, and nothing of who gave it. */
export interface ConsentReceipts {
  /** `repeated`: it is already there. `other`: another receipt has its id, and stays. */
  add(receipt: ConsentReceipt): Promise<'added' | 'repeated' | 'other'>;
  createIndexes(): Promise<void>;
}

function isSame(stored: StoredReceipt, { id: _id, time, ...proof }: ConsentReceipt): boolean {
  const { choices } = proof;
  return (
    stored.time.getTime() === Date.parse(time) &&
    stored.version === proof.version &&
    stored.action === proof.action &&
    stored.previousId === proof.previousId &&
    stored.policyTextHash === proof.policyTextHash &&
    stored.gpc === proof.gpc &&
    stored.choices.functional === choices.functional &&
    stored.choices.analytics === choices.analytics &&
    stored.choices.marketing === choices.marketing
  );
}

export function createConsentReceipts(connection: Connection): ConsentReceipts {
  const collection = connection.collection<StoredReceipt>('consent_receipts');
  return {
    async add(receipt) {
      const { id, time, ...proof } = receipt;
      try {
        await collection.insertOne({
          _id: id,
          ...proof,
          time: new Date(time),
          receivedAt: new Date(),
        });
        return 'added';
      } catch (error) {
        if (!(error instanceof mongo.MongoServerError) || !duplicateField(error)) throw error;
        const stored = await collection.findOne({ _id: id });
        return stored && isSame(stored, receipt) ? 'repeated' : 'other';
      }
    },
    async createIndexes() {
      await ensureIndex(collection, { receivedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
    },
  };
}
