import { createServer, type Socket } from 'node:net';
import { decode, encode } from '@pressline/embedded-mongo/bson/codec';
import type { Doc } from '@pressline/embedded-mongo/bson/values';
import { errorReply } from '@pressline/embedded-mongo/commands/dispatch';
import { serverCommands } from '@pressline/embedded-mongo/commands/serverCommands';
import { MongoError } from '@pressline/embedded-mongo/errors';
import { type Client, serveConnection } from '@pressline/embedded-mongo/server/connection';
import { addressOf, listen } from '@pressline/embedded-mongo/server/listen';
import type { Request } from '@pressline/embedded-mongo/server/wire';
import postgres, { type Options, type ReservedSql } from 'postgres';
import { createSessions, type Transaction } from './createSessions';
import {
  failureOf,
  isConflict,
  isDeadlock,
  refusingIndex,
  statementError,
  withLabel,
} from './failures';
import { keysOf, nextPage, type Reply, type SentCommand, translations } from './translations';

const CONNECTIONS = 100;

/** What DocumentDB does not get. */
const OF_SESSION = ['lsid', 'txnNumber', 'autocommit', 'startTransaction', '$readPreference'];

const withoutSession = (command: Doc): Doc =>
  Object.fromEntries(Object.entries(command).filter(([key]) => !OF_SESSION.includes(key)));

const replyOf = (error: unknown) =>
  error instanceof MongoError ? errorReply(error) : failureOf(error);

interface Gateway {
  /** Connection string for the official driver, without a database name. */
  uri: string;
  close(): Promise<void>;
}

/** Speaks MongoDB's wire protocol on a free port, in front of a PostgreSQL with the extension DocumentDB. */
export async function startGateway(connection: Options<Record<string, never>>): Promise<Gateway> {
  const pool = postgres({ ...connection, max: CONNECTIONS });
  const sessions = createSessions(pool);
  /** What has more pages, on its connection. */
  const cursors = new Map<string, { sql: ReservedSql; continuation: Uint8Array }>();

  /** Whether there are more pages, for which the connection is kept. */
  function keepCursor(sql: ReservedSql, { reply, continuation }: Reply): boolean {
    const cursor = reply && continuation ? (decode(reply).cursor as Doc) : undefined;
    if (!cursor || !continuation) return false;
    cursors.set(String(cursor.id), { sql, continuation });
    return true;
  }

  async function run(name: string, asked: SentCommand, own?: ReservedSql): Promise<Reply> {
    const open = name === 'getMore' ? cursors.get(asked.id) : undefined;
    cursors.delete(asked.id);
    const sql = own ?? open?.sql ?? (await pool.reserve());
    const query = open ? nextPage : translations[name]?.query;
    let isKept = false;
    try {
      const [answered = {}] =
        (await query?.(sql, { ...asked, continuation: open?.continuation })) ?? [];
      isKept = keepCursor(sql, answered);
      return answered;
    } finally {
      // A transaction's connection is its own until its end.
      if (!isKept && !own) sql.release();
    }
  }

  async function withKeys(error: Doc, asked: SentCommand): Promise<Doc> {
    const index = refusingIndex(error);
    if (index === undefined) return error;
    const [found] = await keysOf(pool, asked, index);
    return { ...error, ...(found && { keyPattern: decode(found.keys) }) };
  }

  /** Runs a command; in a transaction, nothing is tried again. */
  async function execute(request: Request, transaction?: Transaction): Promise<Doc | Uint8Array> {
    const { command: sent, sequences } = request;
    const [name = ''] = Object.keys(sent);
    const statements = [...sequences].map(([key, documents]) => [key, documents.map(decode)]);
    const fields = { ...Object.fromEntries(statements), ...translations[name]?.fields };
    const command = encode({ ...withoutSession(sent), ...fields });
    const db = String(sent.$db);
    const collection = String(sent.collection ?? sent[name]);
    const asked = { db, collection, command, id: String(sent[name]) };
    const isAgain = (error: Doc) => !transaction && isDeadlock(error);
    try {
      const { reply } = await run(name, asked, transaction?.sql);
      if (!reply) return { ok: 1 };
      const { writeErrors, ...rest } = decode(reply);
      if (!Array.isArray(writeErrors)) return reply;
      const errors = writeErrors.map(statementError);
      if (Number(rest.n) === 0 && errors.some(isAgain)) return execute(request);
      const named = errors.map((error) => withKeys(error, asked));
      return { ...rest, writeErrors: await Promise.all(named) };
    } catch (error) {
      const failure = failureOf(error);
      return isAgain(failure) ? execute(request) : withKeys(failure, asked);
    }
  }

  /** Runs a statement of a transaction, which ends when the statement fails. */
  async function executeInTransaction(request: Request, client: Client) {
    const transaction = await sessions.enter(request.command, client);
    const reply = await execute(request, transaction);
    const { ok, writeErrors } = reply instanceof Uint8Array ? decode(reply) : reply;
    const errors = (writeErrors ?? []) as Doc[];
    if (Number(ok) === 1 && errors.length === 0) return reply;
    await sessions.fail(transaction);
    const conflict = errors.find(isConflict);
    return withLabel(conflict ?? (reply as Doc));
  }

  async function answer(request: Request, client: Client): Promise<Doc | Uint8Array> {
    const { command: sent } = request;
    const [name = ''] = Object.keys(sent);
    const own = serverCommands[name];
    if (own) return { ...(own.run(sent, client as never) as Doc), ok: 1 };
    switch (name) {
      case 'killCursors':
        return { ok: 1 };
      case 'endSessions':
        return sessions.endSessions(sent.endSessions as Doc[]);
      case 'commitTransaction':
        return sessions.commit(sent).catch((error) => withLabel(replyOf(error)));
      case 'abortTransaction':
        return sessions.abort(sent);
    }
    if (sent.autocommit === false) return executeInTransaction(request, client);
    if (sent.txnNumber === undefined) return execute(request);
    return sessions.once(sent, () => execute(request));
  }

  const sockets = new Set<Socket>();
  const handler = {
    handle: (request: Request, client: Client, send: (reply: Doc | Uint8Array) => void) =>
      void answer(request, client).then(send, (error) => send(replyOf(error))),
    disconnected: (client: Client) => void sessions.disconnected(client),
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, handler, { address: addressOf(server), log: console.error });
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
