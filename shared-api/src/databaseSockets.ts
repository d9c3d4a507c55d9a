import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type EventEmitter, errorMonitor } from 'node:events';

const CHANNEL = 'net.client.socket';

const wakeWriters = (message: unknown) => {
  const { socket } = message as { socket: EventEmitter };
  const wake = () => socket.emit('drain');
  socket.once(errorMonitor, wake).once('close', wake);
};

/**
 * Lets the MongoDB driver notice that a connection is lost to which it writes. When the socket refuses
 * a write, the driver (7.9) waits for `drain`. On one that is closed already that never comes: the
 * command hangs, and when that is a heartbeat, the client never finds its server again. On one that
 * fails just then, the driver hands on the system's error, instead of one on which it tries again.
 * Told `drain` first, it looks at the connection, and does what it does whenever one is lost. Node
 * announces plain connections only (diagnostics_channel, `net.client.socket`), not those with TLS.
 */
export function failWritesOnLostConnections(): void {
  unsubscribe(CHANNEL, wakeWriters);
  subscribe(CHANNEL, wakeWriters);
}
