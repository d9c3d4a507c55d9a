import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo } from '@pressline/embedded-mongo';
import type { Member } from './Member';
import { ReplicaSet } from './ReplicaSet';
import { serveClient } from './serveClient';

interface FaultyMongoOptions {
  /** How far a secondary is behind; there is none unless given. */
  lagMs?: number;
}

export interface FaultyMongo
  extends Readonly<Pick<Member, 'faults' | 'received'>>,
    Pick<ReplicaSet, 'isolate' | 'stepDown'> {
  /** Connection string of the replica set, with its database. */
  uri: string;
  /** The same of the database behind the primary: never fails, and costs the proxy nothing. */
  upstreamUri: string;
  stop(): Promise<void>;
}

/**
 * Starts embedded databases behind a proxy that behaves like a replica set, with the faults that a test
 * plans through `faults` (of the primary).
 */
export async function startFaultyMongo({ lagMs }: FaultyMongoOptions = {}): Promise<FaultyMongo> {
  const databases = [
    await startDatabase(),
    ...(lagMs === undefined ? [] : [await startDatabase()]),
  ];
  const ports = databases.map(({ port }) => port);
  const set = new ReplicaSet(ports, lagMs ?? 0);
  const listeners = await Promise.all(set.members.map(listen));
  return {
    uri: set.uri,
    get upstreamUri() {
      return `mongodb://127.0.0.1:${set.primary.upstreamPort}/pressline`;
    },
    get faults() {
      return set.primary.faults;
    },
    get received() {
      return set.primary.received;
    },
    isolate: () => set.isolate(),
    stepDown: () => set.stepDown(),
    async stop() {
      for (const listener of listeners) listener.close();
      set.close();
      for (const { stop } of databases) await stop();
    },
  };
}

async function startDatabase() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-faulty-'));
  const server = await startEmbeddedMongo({ dataDir, port: 0, isDurable: false });
  return {
    port: Number(new URL(server.uri).port),
    async stop() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a port for a member. */
async function listen(member: Member): Promise<Server> {
  const server = createServer((socket) => {
    member.sockets.add(socket);
    socket.on('close', () => member.sockets.delete(socket));
    serveClient(socket, member);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  member.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return server;
}
