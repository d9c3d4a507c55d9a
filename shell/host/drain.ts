import type { Server } from 'node:http';

const DRAIN_MS = 6_000;
const FINISH_MS = 1_500;

/**
 * Finishes the running requests and refuses new ones, then calls `finish`, which closes what requests
 * need, and `exit`. Exits within eight seconds in any case.
 */
export function drain(server: Server, finish: () => Promise<void>, exit: () => void): void {
  server.close(() => void finish().finally(exit));
  setInterval(() => server.closeIdleConnections(), 100).unref();
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  setTimeout(exit, DRAIN_MS + FINISH_MS).unref();
}
