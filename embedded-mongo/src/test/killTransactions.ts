import { setImmediate as turn } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

const parts = ['texts', 'versions', 'audit'];
const WHOLE = 3;
/** Before each write, before the commit, and while that is under way. */
const MOMENTS = parts.length + 3;
const selection = { serverSelectionTimeoutMS: 60_000 };

interface Outcome {
  readonly acknowledged: number;
  /** Transactions that were acknowledged, and of which something is missing. */
  readonly lost: readonly number[];
  /** Transactions that left something, but not everything, or that were done twice. */
  readonly half: readonly number[];
}

/** Transactions of several writes, within which a server is killed and started again. */
export function createKilledTransactions() {
  const acknowledged: number[] = [];
  let next = 0;

  async function write(client: MongoClient, _id: number, reached = async (_: number) => {}) {
    const db = client.db('killed');
    await client.withSession(async (session) => {
      session.startTransaction();
      for (const [at, name] of parts.entries()) {
        const docs = db.collection<{ _id: number }>(name);
        // A reader comes between, which must not bring a part of it to the disk.
        await docs.findOne({ _id });
        await reached(at);
        await docs.insertOne({ _id }, { session });
      }
      await reached(parts.length);
      const counts = db.collection('counts');
      await counts.updateOne({ number: _id }, { $inc: { n: 1 } }, { session, upsert: true });
      await reached(parts.length + 1);
      const committed = session.commitTransaction();
      await Promise.all([committed, reached(parts.length + 2)]);
    });
    acknowledged.push(_id);
  }

  return {
    /** Writes whole transactions, and one within which `kill` ends the server; it starts it again, too. */
    async playRound(round: number, uri: string, kill: () => unknown): Promise<void> {
      const client = await MongoClient.connect(uri, selection);
      for (let i = 0; i < WHOLE; i++) await write(client, next++);
      const reached = async (moment: number) => {
        if (moment !== round % MOMENTS) return;
        // Each time at another moment of the commit.
        if (moment === MOMENTS - 1) for (let i = 0; i < round; i += MOMENTS) await turn();
        kill();
      };
      await write(client, next++, reached).catch(() => undefined);
      await client.close();
    },

    async judge(uri: string): Promise<Outcome> {
      const client = await MongoClient.connect(uri, selection);
      const db = client.db('killed');
      const stored = await Promise.all(
        parts.map(
          async (name) =>
            new Set((await db.collection(name).find().toArray()).map(({ _id }) => Number(_id))),
        ),
      );
      const counts = await db.collection('counts').find().toArray();
      await client.close();
      const timesOf = new Map(counts.map(({ number, n }) => [Number(number), Number(n)]));
      const isWhole = (id: number) => stored.every((ids) => ids.has(id)) && timesOf.get(id) === 1;
      const isAbsent = (id: number) => !stored.some((ids) => ids.has(id)) && !timesOf.has(id);
      const all = Array.from({ length: next }, (_, id) => id);
      return {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((id) => !isWhole(id)),
        half: all.filter((id) => !isWhole(id) && !isAbsent(id)),
      };
    },
  };
}
