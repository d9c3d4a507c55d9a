import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ConsentReceipt } from '@pressline/shared-api';
import {
  type AuditDatabase,
  type AuditHead,
  type NewEntry,
  type Placed,
  RECEIPTS,
} from '@pressline/shared-api/node/auditChain';
import { createAuditWriter } from '@pressline/shared-api/node/createAuditWriter';
import { deleteExpiredEntries } from '@pressline/shared-api/node/deleteExpiredEntries';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { ensureIndex } from '../database/ensureIndex';

const KEPT_MS = 3 * 365.25 * 86_400_000;
const MOVED_AT_ONCE = 500;

/** A receipt as kept; `at` is when it arrived, by the server's clock. */
interface NewReceipt extends NewEntry, Omit<ConsentReceipt, 'id' | 'time'> {
  time: Date;
  /** Whether the request that brought it carried `Sec-GPC: 1`. */
  secGpc: boolean;
}

/** Stands for receipts that were deleted because of their age. */
interface Expiry extends NewEntry {
  action: string;
  after: AuditHead;
}

/** A receipt as former releases stored it, outside of a chain. */
type FormerReceipt = Omit<NewReceipt, 'id' | 'at' | 'secGpc'> & { _id: string; receivedAt: Date };

function isSame(stored: Placed<NewReceipt>, { id, time, ...proof }: ConsentReceipt): boolean {
  const { _id, at: _at, previous, hash, secGpc, ...known } = stored;
  return isDeepStrictEqual(known, { id, time: new Date(time), ...proof });
}

/** Proofs of consent, in a chain of hashes: never changed, and without personal data. */
export function createConsentReceipts(connection: Connection, log: Pick<Logger, 'info'>) {
  const collection = connection.collection<Placed<NewReceipt>>(RECEIPTS.entries);
  const db = connection as unknown as AuditDatabase;
  const writer = createAuditWriter<NewReceipt | Expiry>(
    () => db,
    // Kept outside of the database, it proves the chain before it; the receipts stay there.
    (_, { sequence, hash }) => log.info({ head: `${sequence}:${hash}` }, 'consent receipts'),
    RECEIPTS,
  );
  return {
    /**
     * Keeps a receipt, and whether its request carried the Global Privacy Control signal.
     * @returns `repeated`: it is already stored; `other`: another receipt has its id and is kept
     */
    async add(
      { time, ...proof }: ConsentReceipt,
      secGpc: boolean,
    ): Promise<'added' | 'repeated' | 'other'> {
      const receipt = { ...proof, time };
      const known = await collection.findOne({ id: proof.id });
      if (known) return isSame(known, receipt) ? 'repeated' : 'other';
      await writer.append({ ...proof, time: new Date(time), at: new Date(), secGpc });
      // Of two that arrive at once with one id, the chain keeps the first.
      const stored = await collection.findOne({ id: proof.id });
      return stored && isSame(stored, receipt) ? 'added' : 'other';
    },
    /** Deletes receipts that are too old at `now`, once a day. */
    deleteExpired: (now = Date.now()) =>
      deleteExpiredEntries(db, RECEIPTS, new Date(now - KEPT_MS), (after) =>
        writer.append({ id: randomUUID(), at: new Date(), action: RECEIPTS.expiry, after }),
      ),
    /** Brings what former releases stored into the chain. */
    async adoptFormer() {
      const former = connection.collection<FormerReceipt>('consent_receipts');
      for (;;) {
        const page = await former.find({}).sort({ receivedAt: 1 }).limit(MOVED_AT_ONCE).toArray();
        if (page.length === 0) return;
        await writer.append(
          ...page.map(({ _id: id, receivedAt: at, ...proof }) => ({
            ...{ id, at, ...proof },
            secGpc: false,
          })),
        );
        await former.deleteMany({ _id: { $in: page.map(({ _id }) => _id) } });
      }
    },
    /** Never rejects. */
    flush: () => writer.flush().catch(() => undefined),
    async createIndexes() {
      await ensureIndex(collection, { id: 1 }, { unique: true });
      await ensureIndex(collection, { at: 1 });
      await ensureIndex(collection, { action: 1 }, { sparse: true });
    },
  };
}
