import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pressline/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';
import { pino } from 'pino';
import { openStore } from '../registry/openStore';
import type { RegistryStore } from '../registry/RegistryStore';

export interface TestDatabase {
  /** The address of a database of its own. */
  newUri(): string;
  /** Opens the registry in a database, by default in a new one; closed after the tests. */
  openStore(uri?: string): RegistryStore;
  /** The database of an address, for what no store does. */
  db(uri: string): Db;
  /** Stops the database, and starts it again on the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Runs the embedded database while the tests of a file do. */
export function testDatabase(): TestDatabase {
  let dataDir: string;
  let server: EmbeddedMongo;
  let client: MongoClient;
  let databases = 0;
  const stores: RegistryStore[] = [];

  async function start(): Promise<void> {
    server = await startEmbeddedMongo({ dataDir, isDurable: false });
  }
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'registry-mongo-'));
    await start();
    client = new MongoClient(server.uri);
  });
  afterAll(async () => {
    await Promise.all([client, ...stores].map((one) => one.close()));
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  function newUri(): string {
    databases += 1;
    const url = new URL(server.uri);
    url.pathname = `/registry${databases}`;
    return url.href;
  }
  return {
    newUri,
    openStore(uri = newUri()) {
      const store = openStore(uri, pino({ level: 'silent' }));
      stores.push(store);
      return store;
    },
    db: (uri) => client.db(new URL(uri).pathname.slice(1)),
    stop: () => server.close(),
    start,
  };
}
