import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo } from '@pressline/embedded-mongo';
import { defaultUri } from '@pressline/embedded-mongo/default-uri';
import { pino } from 'pino';
import { connectWithRetries, openDatabase } from './openDatabase';

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
