import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Address {
  readonly dataDir: string;
  /** A port on the loopback interface instead of a socket; 0 for any free one. */
  readonly port?: number;
}

// The kernel's limit is 108 bytes with the final zero on Linux and 104 elsewhere.
const maxSocketPath = 100;

/** Listens and gives the connection string for the official driver. */
export async function listen(server: Server, address: Address): Promise<string> {
  if (address.port !== undefined) {
    await started(server, { host: '127.0.0.1', port: address.port });
    const { port } = server.address() as { port: number };
    return `mongodb://127.0.0.1:${port}/?directConnection=true`;
  }
  const path = socketPath(address.dataDir);
  // Only this process serves the directory, so an existing socket was left by a killed one.
  rmSync(path, { force: true });
  await started(server, { path });
  chmodSync(path, 0o600);
  return socketUri(path);
}

/** What the server tells clients of where it listens. */
export function addressOf(server: Server): string {
  const address = server.address();
  return address && typeof address === 'object'
    ? `${address.address}:${address.port}`
    : `${address}`;
}

/** The connection string of a server that another process runs on `dataDir`. */
export const defaultUri = (dataDir: string) => socketUri(socketPath(dataDir));

const socketUri = (path: string) => `mongodb://${encodeURIComponent(path)}/?directConnection=true`;

function socketPath(dataDir: string): string {
  const path = join(dataDir, 'mongo.sock');
  if (Buffer.byteLength(path) <= maxSocketPath) return path;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const directory = join(tmpdir(), `mongo-socket-${hash}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(directory);
  if (uid !== process.getuid?.() || (mode & 0o777) !== 0o700) {
    throw new Error(`The directory ${directory} must belong to this user alone`);
  }
  return join(directory, 'mongo.sock');
}

/** Rejects with the error of `listen`. */
const started = (server: Server, options: { host: string; port: number } | { path: string }) =>
  once(server.listen(options), 'listening');
