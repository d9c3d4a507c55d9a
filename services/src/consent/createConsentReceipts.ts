import { isDeepStrictEqual } from 'node:util';
import type { ConsentReceipt } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import { isDuplicate } from '../database/duplicateField';
import { ensureIndex } from '../database/ensureIndex';

/** Seconds that a receipt is kept: 3 years. */
const KEPT_SECONDS = 3 * 365.25 * 86_400;

interface StoredReceipt extends Omit<ConsentReceipt, 'id' | 'time'> {
  _id: string;
  time: Date;
  /** By the server's clock. */
  receivedAt: Date;
}

function isSame(stored: StoredReceipt, { id, time, ...proof }: ConsentReceipt): boolean {
  const { receivedAt: _, ...known } = stored;
  return isDeepStrictEqual(known, { _id: id, time: new Date(time), ...proof });
}

/** Proofs of consent: never changed, and without personal data. */
export function createConsentReceipts(connection: Connection) {
  const collection = connection.collection<StoredReceipt>('consent_receipts');
  return {
    /** `repeated`: it is already stored. `other`: another receipt has its id and is kept. */
    async add(receipt: ConsentReceipt): Promise<'added' | 'repeated' | 'other'> {
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
        if (!isDuplicate(error)) throw error;
        const stored = await collection.findOne({ _id: id });
        return stored && isSame(stored, receipt) ? 'repeated' : 'other';
      }
    },
    async createIndexes() {
      await ensureIndex(collection, { receivedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
    },
  };
}
