import { createServer, type Socket } from 'node:net';
import { decode, encode } from '@pressline/embedded-mongo/bson/codec';
import type { Doc } from '@pressline/embedded-mongo/bson/values';
import { serverCommands } from '@pressline/embedded-mongo/commands/serverCommands';
import { serveConnection } from '@pressline/embedded-mongo/server/connection';
import { listen } from '@pressline/embedded-mongo/server/listen';
import type { Request } from '@pressline/embedded-mongo/server/wire';
import postgres, { type Options, type ReservedSql } from 'postgres';
import { failureOf, isDeadlock, refusingIndex, statementError } from './failures';
import { keysOf, nextPage, type Reply, type SentCommand, translations } from './translations';

const CONNECTIONS = 100;

interface Gateway {
  /** Connection string for the official driver, without a database name. */
  uri: string;
  close(): Promise<void>;
}

/** Speaks MongoDB's wire protocol on a free port, in front of a PostgreSQL with the extension DocumentDB. */
export async function startGateway(connection: Options<Record<string, never>>): Promise<Gateway> {
  const pool = postgres({ ...connection, max: CONNECTIONS });
  /** What has more pages, on its connection. */
  const cursors = new Map<string, { sql: ReservedSql; continuation: Uint8Array }>();

  async function keepCursor(sql: ReservedSql, { reply, continuation }: Reply): Promise<void> {
    const cursor = reply && continuation ? (decode(reply).cursor as Doc) : undefined;
    if (cursor && continuation) cursors.set(String(cursor.id), { sql, continuation });
    else sql.release();
  }

  async function run(name: string, asked: SentCommand, id: string): Promise<Reply> {
    const open = cursors.get(id);
    cursors.delete(id);
    const sql = open?.sql ?? (await pool.reserve());
    const query = open ? nextPage : translations[name]?.query;
    try {
      const [answered = {}] =
        (await query?.(sql, { ...asked, continuation: open?.continuation })) ?? [];
      await keepCursor(sql, answered);
      return answered;
    } catch (error) {
      sql.release();
      throw error;
    }
  }

  async function withKeys(error: Doc, asked: SentCommand): Promise<Doc> {
    const index = refusingIndex(error);
    if (index === undefined) return error;
    const [found] = await keysOf(pool, asked, index);
    return { ...error, ...(found && { keyPattern: decode(found.keys) }) };
  }

  async function answer(request: Request): Promise<Doc | Uint8Array> {
    const { command: sent, sequences } = request;
    const [name = ''] = Object.keys(sent);
    const own = serverCommands[name];
    if (own) return { ...(own.run(sent, {} as never) as Doc), ok: 1 };
    if (name === 'killCursors') return { ok: 1 };
    const statements = [...sequences].map(([key, documents]) => [key, documents.map(decode)]);
    const fields = translations[name]?.fields;
    const command = encode({ ...sent, ...Object.fromEntries(statements), ...fields });
    const db = String(sent.$db);
    const asked = { db, collection: String(sent.collection ?? sent[name]), command };
    try {
      const { reply } = await run(name, asked, name === 'getMore' ? String(sent[name]) : '');
      if (!reply) return { ok: 1 };
      const { writeErrors, ...rest } = decode(reply);
      if (!Array.isArray(writeErrors)) return reply;
      const errors = writeErrors.map(statementError);
      if (Number(rest.n) === 0 && errors.some(isDeadlock)) return answer(request);
      const named = errors.map((error) => withKeys(error, asked));
      return { ...rest, writeErrors: await Promise.all(named) };
    } catch (error) {
      const failure = failureOf(error);
      return isDeadlock(failure) ? answer(request) : withKeys(failure, asked);
    }
  }

  const sockets = new Set<Socket>();
  const handler = {
    handle: (request: Request, send: (reply: Doc | Uint8Array) => void) =>
      void answer(request).then(send, (error) => send(failureOf(error))),
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, handler, console.error);
  });
  return {
    uri: await listen(server, { dataDir: '', port: 0 }),
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await pool.end({ timeout: 1 });
    },
  };
}
