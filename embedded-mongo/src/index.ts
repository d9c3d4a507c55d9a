import { chmodSync, mkdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { serveConnection } from './server/connection';
import { Engine } from './server/engine';
import { addressOf, defaultUri, listen } from './server/listen';
import { Catalog } from './store/catalog';
import { DirectoryInUseError } from './store/lock';
import { Storage } from './store/storage';

export { DirectoryInUseError, defaultUri };

const expireEvery = 15_000;
const endOverdueEvery = 500;

interface EmbeddedMongoOptions {
  /** Where the data lives; created with mode 0700. One process at a time. */
  readonly dataDir: string;
  /** Listens on this loopback port instead of a socket, for tests; 0 takes any free one. */
  readonly port?: number;
  /**
   * Whether an acknowledged write survives a loss of power; true unless given. Without it a write survives
   * the end of the process alone, and needs a hundredth of the time: for tests.
   */
  readonly isDurable?: boolean;
  readonly log?: (line: string) => void;
}

export interface EmbeddedMongo {
  /** Connection string for the official driver, without a database name. */
  readonly uri: string;
  /** Commits what is pending, closes connections and gives up the directory. */
  close(): Promise<void>;
}

/**
 * Starts a MongoDB wire-protocol server on a data directory.
 * @throws DirectoryInUseError when a living process serves the directory.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => undefined);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  const storage = new Storage(dataDir, options.isDurable);
  const sockets = new Set<Socket>();
  try {
    const engine = new Engine(new Catalog(storage), log);
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      serveConnection(socket, engine, { address: addressOf(server), log });
    });
    const uri = await listen(server, { ...options, dataDir });
    const timers = [
      setInterval(() => engine.expire(), expireEvery).unref(),
      setInterval(() => engine.endOverdue(), endOverdueEvery).unref(),
    ];
    let closing: Promise<void> | undefined;
    const close = async () => {
      for (const timer of timers) clearInterval(timer);
      const closed = new Promise((done) => server.close(done));
      engine.commit();
      for (const socket of sockets) socket.destroy();
      await closed;
      engine.commit();
      await storage.flushed();
      await storage.close();
    };
    return {
      uri,
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}
