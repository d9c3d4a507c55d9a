import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';
import { startEmbeddedMongo } from '../index';

export interface TestServer {
  readonly dataDir: string;
  readonly uri: string;
  readonly client: MongoClient;
  readonly db: Db;
  /** Stops and starts again on the same data; gives the new connection. */
  restart(): Promise<TestServer>;
  /** Stops and removes the data. */
  stop(): Promise<void>;
}

/** A server in this process with a connected official driver, for tests. */
export async function startTestServer(
  dataDir = newDirectory(),
  options: MongoClientOptions = {},
): Promise<TestServer> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(server.uri, options);
  const close = async () => {
    await client.close();
    await server.close();
  };
  return {
    dataDir,
    uri: server.uri,
    client,
    db: client.db('test'),
    restart: async () => {
      await close();
      return startTestServer(dataDir, options);
    },
    stop: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const newDirectory = () => mkdtempSync(join(tmpdir(), 'embedded-mongo-'));

interface ServerProcess {
  readonly child: ChildProcess;
  /** The connection string; rejects with what the process wrote when it ends before. */
  readonly ready: Promise<string>;
  readonly exited: Promise<number | null>;
}

/** The command line server as a process of its own, started by `runner` if that is given. */
export function spawnServer(dataDir: string, ...runner: string[]): ServerProcess {
  const cli = join(__dirname, '../cli.ts');
  const server = [process.execPath, '--import', '@oxc-node/core/register', cli, '--data', dataDir];
  const [program = '', ...args] = [...runner, ...server];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const uri = /^READY (\S+)/.exec(String(chunk))?.[1];
      if (uri) resolve(uri);
    });
    exited.then(() => reject(new Error(errors.trim())));
  });
  ready.catch(() => undefined);
  return { child, ready, exited };
}
