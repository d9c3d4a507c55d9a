import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@pressline/embedded-mongo';
import { type Connection, mongo } from 'mongoose';
import { connectDatabase, openDatabase } from './openDatabase';

jest.setTimeout(20_000);

let dataDir: string;
let database: EmbeddedMongo;
let connection: Connection;
const sockets = new Set<Socket>();
const collect = (message: unknown) => void sockets.add((message as { socket: Socket }).socket);

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pressline-open-'));
  database = await startEmbeddedMongo({ dataDir });
  sockets.clear();
  subscribe('net.client.socket', collect);
  connection = openDatabase();
  await connectDatabase(connection, database.uri);
});
afterEach(async () => {
  unsubscribe('net.client.socket', collect);
  await connection.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('a question on a connection that was lost a moment before does not hang, nor do those after it', async () => {
  const docs = connection.collection('docs');
  await docs.insertOne({ name: 'kept' });
  // Gone, but not yet reported: as when the database ends while other work is being done.
  for (const socket of sockets) socket.destroy();
  const ask = () =>
    docs.findOne({}).catch((error) => {
      // A busy machine finds its server only after the driver's patience.
      expect(error).toBeInstanceOf(mongo.MongoServerSelectionError);
    });
  while ((await ask())?.name !== 'kept');
});

test('a question at the moment when the database ends fails as one without a database', async () => {
  const closing = database.close();
  // Before anything of that has arrived here.
  await expect(connection.collection('docs').findOne({})).rejects.toThrow(mongo.MongoError);
  await closing;
});
