import { subscribe } from 'node:diagnostics_channel';
import { type EventEmitter, errorMonitor } from 'node:events';
import tls from 'node:tls';
import { type MongoAddress, readMongoUri } from './readMongoUri';

// One for all copies of this module, as test runners make them: the channel is the process's.
const WATCHED = Symbol.for('pressline.databaseSockets');

function wakeWriters(socket: EventEmitter) {
  if (Reflect.has(socket, WATCHED)) return;
  Reflect.set(socket, WATCHED, true);
  const wake = () => socket.emit('drain');
  socket.once(errorMonitor, wake).once('close', wake);
}

const announced = (message: unknown) => wakeWriters((message as { socket: EventEmitter }).socket);

let isDone = false;

/**
 * Lets the MongoDB driver notice that a connection is lost to which it writes. When the socket refuses
 * a write, the driver (7.8) waits for `drain`. On one that is closed already that never comes: the
 * command hangs, and when that is a heartbeat, the client never finds its server again. On one that
 * fails just then, the driver hands on the system's error, instead of one on which it tries again.
 * Told `drain` first, it looks at the connection, and does what it does whenever one is lost. Node
 * announces plain connections (diagnostics_channel, `net.client.socket`). It announces none with TLS,
 * so that `tls.connect` is replaced, which the driver looks up for each.
 */
function failWritesOnLostConnections(): void {
  if (isDone) return;
  isDone = true;
  subscribe('net.client.socket', announced);
  const { connect } = tls;
  Object.assign(tls, {
    connect(...given: Parameters<typeof connect>) {
      const socket = connect(...given);
      wakeWriters(socket);
      return socket;
    },
  });
}

/** The server gives up on a majority before the client gives up on the server. */
const MAJORITY_SHARE = 0.6;

const mongoOptions = (deadlineMs: number) =>
  ({
    readPreference: 'primary',
    readConcern: { level: 'local' },
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: deadlineMs * MAJORITY_SHARE },
    retryReads: true,
    retryWrites: true,
    socketTimeoutMS: deadlineMs,
    waitQueueTimeoutMS: deadlineMs,
  }) as const;

interface PreparedClient extends MongoAddress {
  /** For the constructor of the official driver, or for Mongoose. */
  options: ReturnType<typeof mongoOptions>;
}

/**
 * What every client of the database is opened with: who reads sees each write that was acknowledged,
 * and an operation that gets no answer is given up after `deadlineMs`; the driver repeats one that may
 * be repeated once. Credentials are those of the URI's database, or of `admin` when it names none.
 * For Node processes: no browser can load this module.
 * @throws Error as `readMongoUri`
 */
export function prepareMongoClient(given: string, deadlineMs: number): PreparedClient {
  failWritesOnLostConnections();
  return { ...readMongoUri(given), options: mongoOptions(deadlineMs) };
}
