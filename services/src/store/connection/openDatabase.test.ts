import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pressline/embedded-mongo';
import { defaultUri } from '@pressline/embedded-mongo/default-uri';
import { encodeReply, MessageReader, parseRequest } from '@pressline/embedded-mongo/server/wire';
import { prepareMongoClient } from '@pressline/shared-api/node/mongoClient';
import { type Connection, mongo } from 'mongoose';
import { pino } from 'pino';
import { until } from '../../../../scripts/testing/until';
import { serveTls } from '../../../test/serveTls';
import { connectDatabase, connectWithRetries, openDatabase } from './openDatabase';

/** Collects the sockets that clients open; what mends them stands between them and Node. */
function collectSockets() {
  const sockets = new Set<Socket>();
  const collect = (message: unknown) => void sockets.add((message as { socket: Socket }).socket);
  subscribe('net.client.socket', collect);
  prepareMongoClient('mongodb://a', 1_000);
  const { connect } = tls;
  const connecting = jest.spyOn(tls, 'connect').mockImplementation(((options: object) => {
    const socket = connect(options);
    sockets.add(socket);
    return socket;
  }) as typeof connect);
  function stop() {
    unsubscribe('net.client.socket', collect);
    connecting.mockRestore();
  }
  return { sockets, stop };
}

describe.each(['plain', 'TLS'])('on %s connections', (kind) => {
  let dataDir: string;
  let database: EmbeddedMongo;
  let connection: Connection;
  let collected: ReturnType<typeof collectSockets>;
  let proxy: { port: number; close(): void } | undefined;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-open-'));
    database = await startEmbeddedMongo({ dataDir, port: 0, isDurable: false });
    let { uri } = database;
    if (kind === 'TLS') {
      proxy = await serveTls(Number(new URL(uri).port));
      uri = `mongodb://127.0.0.1:${proxy.port}/?directConnection=true&tlsAllowInvalidCertificates=true&tls=true`;
    }
    collected = collectSockets();
    connection = openDatabase();
    await connectDatabase(connection, uri);
  });
  afterEach(async () => {
    collected.stop();
    await connection.close();
    proxy?.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('a heartbeat may take as long as an operation: one that fails ends all others', () => {
    const { connectTimeoutMS, socketTimeoutMS } = connection.getClient().options;
    expect(connectTimeoutMS).toBeGreaterThanOrEqual(Number(socketTimeoutMS));
  });

  test('a question on a connection that was lost a moment before does not hang, nor do those after it', async () => {
    const docs = connection.collection('docs');
    await docs.insertOne({ name: 'kept' });
    // Gone, but not yet reported: as when the database ends while other work is being done.
    for (const socket of collected.sockets) socket.destroy();
    const ask = () =>
      docs.findOne({}).catch((error) => {
        // A busy machine finds its server only after the driver's patience.
        expect(error).toBeInstanceOf(mongo.MongoServerSelectionError);
      });
    await until(ask, (doc) => doc?.name === 'kept');
  });

  test('a question at the moment when the database ends fails as one without a database', async () => {
    const closing = database.close();
    // Before anything of that has arrived here.
    await expect(connection.collection('docs').findOne({})).rejects.toThrow(mongo.MongoError);
    await closing;
  });
});

test('credentials are those of the admin database unless the address names another', async () => {
  const sourceOf = async (uri: string) => {
    const connection = openDatabase();
    await connectDatabase(connection, uri).catch(() => undefined);
    const { credentials } = connection.getClient().options;
    await connection.close();
    return credentials?.source;
  };
  expect(await sourceOf('mongodb://someone:word@127.0.0.1:1')).toBe('admin');
  expect(await sourceOf('mongodb://someone:word@127.0.0.1:1/site')).toBe('site');
});

test('a database that comes up while a start waits for it can be used', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-late-'));
  const connection = openDatabase();
  let connecting: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    // The start says so when an attempt has failed.
    const log = pino({ hooks: { logMethod: () => resolve() } });
    connecting = connectWithRetries(connection, { uri: defaultUri(dataDir), waitMs: 20_000, log });
  });
  const database = await startEmbeddedMongo({ dataDir, isDurable: false });
  await connecting;
  const docs = connection.collection('docs');
  await docs.insertOne({ name: 'kept' });
  expect(await docs.countDocuments({})).toBe(1);
  await connection.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a start ends at once at a MongoDB without a replica set, and says how to make one', async () => {
  const version = { minWireVersion: 0, maxWireVersion: 21 };
  const sizes = { maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000 };
  const standalone = createServer((socket) => {
    const reader = new MessageReader();
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      for (const message of reader.push(chunk)) {
        const reply = { isWritablePrimary: true, ...version, ...sizes, ok: 1 };
        socket.write(encodeReply(parseRequest(message), reply));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(standalone, 'listening');
  const { port } = standalone.address() as AddressInfo;
  const connection = openDatabase();
  const log = pino({ level: 'silent' });
  const uri = `mongodb://127.0.0.1:${port}`;
  const connecting = connectWithRetries(connection, { uri, waitMs: 600_000, log });
  await expect(connecting).rejects.toThrow('mongosh --eval "rs.initiate()"');
  await connection.close();
  standalone.close();
});

test('a start ends where no database answers, and does not say the password', async () => {
  const connection = openDatabase();
  // Where nothing listens.
  const uri = 'mongodb://someone:hidden-word@127.0.0.1:1';
  const connecting = connectWithRetries(connection, {
    ...{ uri, waitMs: 1_000, log: pino({ level: 'silent' }) },
  });
  const error = await connecting.catch((reason: Error) => reason);
  expect(String(error)).toContain('No database at mongodb://127.0.0.1:1 within 1 s');
  expect(String(error)).not.toContain('hidden-word');
  await connection.close();
});
