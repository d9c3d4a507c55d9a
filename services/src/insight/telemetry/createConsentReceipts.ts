import { isDeepStrictEqual } from 'node:util';
import type { ConsentReceipt } from '@pressline/shared-api';
import { DAY_MS } from '@pressline/shared-api/time';
import type { Connection } from 'mongoose';
import { ignoreDuplicate } from '../../store/database/duplicateField';
import { ensureIndex } from '../../store/database/ensureIndex';

const KEPT_MS = 3 * 365.25 * DAY_MS;

/** A receipt as stored; `at` is when it arrived, by the server's clock. */
interface StoredReceipt extends Omit<ConsentReceipt, 'id' | 'time'> {
  _id: string;
  time: Date;
  at: Date;
  /** Whether the request that brought it carried `Sec-GPC: 1`. */
  secGpc: boolean;
}

/** Proofs of consent, without personal data: inserted once, never changed, deleted after three years. */
export type ConsentReceipts = ReturnType<typeof createConsentReceipts>;

export function createConsentReceipts(connection: Connection) {
  const collection = connection.collection<StoredReceipt>('consentReceipts');
  return {
    /**
     * Stores a receipt, and whether its request carried the Global Privacy Control signal.
     * @returns `repeated`: it is already stored; `other`: another receipt has its id and stays
     */
    async add(
      { id: _id, time, ...proof }: ConsentReceipt,
      secGpc: boolean,
    ): Promise<'added' | 'repeated' | 'other'> {
      const receipt = { ...proof, _id, time: new Date(time) };
      const arrived = { ...receipt, at: new Date(), secGpc };
      if (await ignoreDuplicate(collection.insertOne(arrived))) return 'added';
      const stored = await collection.findOne({ _id }, { projection: { at: 0, secGpc: 0 } });
      return isDeepStrictEqual(stored, receipt) ? 'repeated' : 'other';
    },
    /** Deletes receipts that are too old at `now`. */
    async deleteExpired(now = Date.now()) {
      await collection.deleteMany({ at: { $lt: new Date(now - KEPT_MS) } });
    },
    createIndexes: () => ensureIndex(collection, { at: 1 }),
  };
}
