import type { Doc } from '@pressline/embedded-mongo/bson/values';
import { noSuchTransaction } from '@pressline/embedded-mongo/sessions/transactions';
import type { Binary } from 'bson';
import type { ReservedSql, Sql } from 'postgres';

/** A session's transaction, on a connection of its own. */
export interface Transaction {
  session: string;
  sql: ReservedSql;
  client: unknown;
}

const sessionOf = ({ lsid }: Doc) => ((lsid as Doc).id as Binary).toString('hex');

/** What sessions do under their numbers: transactions, and writes that are done once. */
export function createSessions(pool: Sql) {
  const open = new Map<string, Transaction & { number: number }>();
  /** Answers of each session's last write or commit. */
  const done = new Map<string, { number: number; reply: Promise<Doc | Uint8Array> }>();

  async function end(session: string, statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    const transaction = open.get(session);
    open.delete(session);
    if (!transaction) return;
    try {
      await transaction.sql.unsafe(statement);
    } finally {
      transaction.sql.release();
    }
  }

  return {
    /** The transaction of a command: begun, or gone on with. @throws MongoError when there is none */
    async enter(command: Doc, client: unknown): Promise<Transaction> {
      const [session, number] = [sessionOf(command), Number(command.txnNumber)];
      if (command.startTransaction) {
        await end(session, 'ROLLBACK');
        const sql = await pool.reserve();
        open.set(session, { session, number, sql, client });
        await sql.unsafe('BEGIN ISOLATION LEVEL REPEATABLE READ');
      }
      const transaction = open.get(session);
      if (transaction?.number !== number) {
        throw noSuchTransaction(`Transaction ${number} is not in progress.`);
      }
      return Object.assign(transaction, { client });
    },

    /** Ends a transaction because one of its statements failed. */
    fail: ({ session }: Transaction) => end(session, 'ROLLBACK'),

    async abort(command: Doc): Promise<Doc> {
      const { session } = await this.enter(command, undefined);
      await end(session, 'ROLLBACK');
      return { ok: 1 };
    },

    commit(command: Doc): Promise<Doc | Uint8Array> {
      return this.once(command, async () => {
        const { session } = await this.enter(command, undefined);
        await end(session, 'COMMIT');
        return { ok: 1 };
      });
    },

    /** Runs a write or a commit, or gives its answer when it was done before. */
    async once(command: Doc, run: () => Promise<Doc | Uint8Array>): Promise<Doc | Uint8Array> {
      const [session, number] = [sessionOf(command), Number(command.txnNumber)];
      const before = done.get(session);
      if (before?.number === number) return before.reply;
      const reply = run();
      done.set(session, { number, reply });
      // What failed may be tried again.
      reply.catch(() => done.delete(session));
      return reply;
    },

    async disconnected(client: unknown): Promise<void> {
      for (const { session, client: own } of open.values()) {
        if (own === client) await end(session, 'ROLLBACK');
      }
    },

    async endSessions(lsids: readonly Doc[]): Promise<Doc> {
      for (const lsid of lsids) {
        const session = sessionOf({ lsid });
        done.delete(session);
        await end(session, 'ROLLBACK');
      }
      return { ok: 1 };
    },
  };
}
