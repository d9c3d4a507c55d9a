import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const IDLE_CHECK_MS = 100;
const DRAIN_MS = 6_000;

/**
 * Stops a server: refuses new connections, lets requests finish, and closes all connections after
 * 6 s, so that a half-open connection cannot keep the process running.
 */
export async function shutDown(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const check = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const patience = new AbortController();
  const timeUp = delay(DRAIN_MS, undefined, { signal: patience.signal })
    .then(() => server.closeAllConnections())
    .catch(() => undefined);
  await Promise.race([closed, timeUp]);
  patience.abort();
  clearInterval(check);
  await closed;
}
