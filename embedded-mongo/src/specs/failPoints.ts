import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Doc } from '../bson/values';
import { type Handler, serveConnection } from '../server/connection';
import { Engine } from '../server/engine';
import { addressOf, listen } from '../server/listen';
import { Catalog } from '../store/catalog';
import { Storage } from '../store/storage';
import { newDirectory } from '../test/startTestServer';

/** Errors on which MongoDB lets a driver try again. */
const retryable = [6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436];
const conflicts = [24, 112, 246, 267];
const names: Readonly<Record<number, string>> = { 50: 'MaxTimeMSExpired', 11601: 'Interrupted' };

const nameOf = (command: Doc) => Object.keys(command)[0] ?? '';

/** The labels that MongoDB adds to an error. */
function labelsOf(command: Doc, code: number, isWriteConcern: boolean): string[] {
  const isEnd = ['commitTransaction', 'abortTransaction'].includes(nameOf(command));
  const isRetryable = retryable.includes(code);
  if (command.autocommit === false && !isWriteConcern) {
    const isTransient = [251, ...conflicts].includes(code) || (isRetryable && !isEnd);
    if (isTransient) return ['TransientTransactionError'];
  }
  const mayRetry = isEnd || (command.txnNumber !== undefined && command.autocommit !== false);
  return isRetryable && mayRetry ? ['RetryableWriteError'] : [];
}

/** MongoDB's fail point `failCommand`, as its drivers' tests set it. */
class FailPoint {
  #data: Doc = {};
  #left = 0;

  configure({ mode, data = {} }: Doc): Doc {
    const times = (mode as Doc).times ?? (mode === 'alwaysOn' ? Number.POSITIVE_INFINITY : 0);
    this.#data = data as Doc;
    this.#left = Number(times);
    return { ok: 1 };
  }

  take(command: Doc): Doc | undefined {
    const names = (this.#data.failCommands ?? []) as string[];
    if (this.#left === 0 || !names.includes(nameOf(command))) return undefined;
    this.#left -= 1;
    return this.#data;
  }
}

function withFailPoint(engine: Engine, point: FailPoint, socket: Socket): Handler {
  return {
    disconnected: (client) => engine.disconnected(client),
    async handle(request, client, send) {
      const { command } = request;
      if ('configureFailPoint' in command) return send(point.configure(command));
      const data = point.take(command);
      if (data?.blockConnection) await delay(Number(data.blockTimeMS));
      if (data?.closeConnection) return void socket.destroy();
      if (data?.errorCode !== undefined) {
        const code = Number(data.errorCode);
        const errorLabels = data.errorLabels ?? labelsOf(command, code, false);
        return send({ ok: 0, code, codeName: names[code], errmsg: 'failCommand', errorLabels });
      }
      engine.handle(request, client, (reply) => {
        const error = data?.writeConcernError as Doc | undefined;
        if (!error) return send(reply);
        const errorLabels = data?.errorLabels ?? labelsOf(command, Number(error.code), true);
        send({ ...(reply as Doc), writeConcernError: error, errorLabels });
      });
    },
  };
}

/** A server on a port with MongoDB's fail points, for the drivers' tests. */
export async function startWithFailPoints(log: (line: string) => void) {
  const directory = newDirectory();
  const storage = new Storage(directory, false);
  const engine = new Engine(new Catalog(storage), log);
  const point = new FailPoint();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const handler = withFailPoint(engine, point, socket);
    serveConnection(socket, handler, { address: addressOf(server), log });
  });
  const timer = setInterval(() => engine.endOverdue(), 500);
  const uri = await listen(server, { dataDir: directory, port: 0 });
  return {
    // Drivers find the replica set.
    uri: uri.replace(/\?.*/, ''),
    async stop() {
      clearInterval(timer);
      server.close();
      for (const socket of sockets) socket.destroy();
      await storage.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
