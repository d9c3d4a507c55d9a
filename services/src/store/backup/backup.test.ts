import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { mongo } from 'mongoose';
import { startTestDatabase } from '../../../test/createTestApp';
import {
  type CommandDatabase,
  CommandError,
  EXACT_TYPES,
  openDatabaseOfCommand,
} from '../commands/openDatabaseOfCommand';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

let folder: string;
const warnings: string[] = [];
let servers: { source: Server; target: Server };
let source: CommandDatabase;
let target: CommandDatabase;

type Server = Awaited<ReturnType<typeof startTestDatabase>>;

const open = ({ uri }: Server) =>
  openDatabaseOfCommand({
    mongodbUri: uri,
    dataDir: folder,
    mayCreate: false,
    types: EXACT_TYPES,
    warn: (message) => void warnings.push(message),
  });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pressline-backup-'));
  servers = { source: await startTestDatabase(), target: await startTestDatabase() };
  [source, target] = [await open(servers.source), await open(servers.target)];
});
afterEach(async () => {
  for (const { db, close } of [source, target]) {
    await db.dropDatabase();
    await close();
  }
  await servers.source.stop();
  await servers.target.stop();
  await rm(folder, { recursive: true });
});

const { ObjectId, Long, Binary, Double, Int32, Decimal128, BSONRegExp } = mongo;

const everyType = {
  _id: new ObjectId(),
  date: new Date('2028-02-29T12:00:00.123Z'),
  before1970: new Date(-1),
  binary: new Binary(Buffer.from([0, 255, 10, 13])),
  long: Long.fromString('9007199254740993'),
  whole: new Double(3),
  tiny: new Double(5e-324),
  int: new Int32(3),
  decimal: Decimal128.fromString('0.10'),
  regexp: new BSONRegExp('^a', 'i'),
  text: 'line\nend \u2028 “ink” 🖨',
  nothing: null,
  list: [{ nested: [true] }, []],
};

/** As the media library stores files (GridFS). */
const CHUNK_BYTES = 255 * 1024;

const file = () => path.join(folder, 'backup.jsonl.gz');
const restore = (isReplacing = false) => restoreBackup(target.db, file(), { isReplacing });
const count = async (collection: string) =>
  Number(await target.db.collection(collection).countDocuments());
const raw = ({ db }: CommandDatabase, collection: string) =>
  db.collection(collection).find({}, { raw: true }).toArray();

async function fill() {
  await source.db.collection('types').insertOne(everyType);
  const articles = Array.from({ length: 1_203 }, (_value, number) => ({ number }));
  await source.db.collection('articles').insertMany(articles);
  const chunks = [0, 1, 2].map((n) => ({ n, data: new Binary(randomBytes(CHUNK_BYTES)) }));
  await source.db.collection('mediaFiles.chunks').insertMany(chunks);
  await source.db.collection<{ _id: string }>('sessions').insertOne({ _id: 'open' });
  await source.db
    .collection<{ _id: string; version: mongo.Double }>('state')
    .insertOne({ _id: 'content', version: new Double(17) });
}

test('what comes back is what was there, byte for byte', async () => {
  await fill();
  expect(await writeBackup(source.db, file())).toEqual({
    articles: 1_203,
    'mediaFiles.chunks': 3,
    sessions: 1,
    state: 1,
    types: 1,
  });
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  await restore();
  for (const collection of ['types', 'articles', 'mediaFiles.chunks']) {
    expect(await raw(target, collection)).toEqual(await raw(source, collection));
  }
});

test('nobody is signed in afterwards, and caches see the content as new', async () => {
  await fill();
  await writeBackup(source.db, file());
  const before = Date.now();
  await restore();
  expect(await count('sessions')).toBe(0);
  const state = await target.db
    .collection<{ _id: string; version: mongo.Double }>('state')
    .findOne({ _id: 'content' });
  expect(Number(state?.version)).toBeGreaterThanOrEqual(before);
});

test('a database with documents is left alone, unless it is to be replaced', async () => {
  await fill();
  await writeBackup(source.db, file());
  await target.db.collection('tags').insertOne({ name: 'ours' });
  await expect(restore()).rejects.toThrow('is not empty');
  expect(await count('tags')).toBe(1);
  expect(await count('articles')).toBe(0);
  await restore(true);
  expect(await count('tags')).toBe(0);
  expect(await count('articles')).toBe(1_203);
});

describe('a file that is not as it was written', () => {
  beforeEach(async () => {
    await fill();
    await writeBackup(source.db, file());
    await target.db.collection('tags').insertOne({ name: 'ours' });
  });
  afterEach(async () => {
    expect(await count('tags')).toBe(1);
    expect(await count('articles')).toBe(0);
  });

  const rewrite = async (change: (text: string) => string) => {
    const text = gunzipSync(await readFile(file())).toString('utf8');
    const changed = change(text);
    expect(changed === text).toBe(false);
    await writeFile(file(), gzipSync(changed));
  };

  test('cut short as a file', async () => {
    const bytes = await readFile(file());
    await writeFile(file(), bytes.subarray(0, bytes.length - 40));
    await expect(restore(true)).rejects.toThrow('Cannot read');
  });
  test('cut short between two lines', async () => {
    await rewrite((text) => text.split('\n').slice(0, -2).join('\n'));
    await expect(restore(true)).rejects.toThrow('cut short');
  });
  test('one document changed', async () => {
    await rewrite((text) => text.replace('“ink”', '“gin”'));
    await expect(restore(true)).rejects.toThrow('was altered');
  });
  test('one document removed', async () => {
    await rewrite((text) => text.replace(/\["types"[^\n]*\n/, ''));
    await expect(restore(true)).rejects.toThrow('was altered');
  });
  test('of another version', async () => {
    await rewrite((text) => text.replace('"version":1', '"version":2'));
    await expect(restore(true)).rejects.toThrow('not a backup that this release can read');
  });
  test('no gzip file, and none at all', async () => {
    await writeFile(file(), 'articles');
    await expect(restore(true)).rejects.toThrow('Cannot read');
    await rm(file());
    await expect(restore(true)).rejects.toThrow('no such file');
  });
});

test('a place that cannot be written to is named', async () => {
  const nowhere = path.join(folder, 'none/backup.jsonl.gz');
  const refused = writeBackup(source.db, nowhere);
  await expect(refused).rejects.toThrow(CommandError);
  await expect(refused).rejects.toThrow(`Cannot write ${nowhere}: ENOENT`);
});

test('a backup never takes the place of another file', async () => {
  await writeFile(file(), 'kept');
  await expect(writeBackup(source.db, file())).rejects.toThrow('already exists');
  expect(await readFile(file(), 'utf8')).toBe('kept');
});

test('options of the address that would weaken it are told, and not followed', async () => {
  const { uri } = servers.target;
  const address = `${uri}${uri.includes('?') ? '&' : '?'}w=0&readPreference=nearest`;
  const weak = await open({ ...servers.target, uri: address });
  expect(warnings).toEqual([expect.stringContaining('w, readPreference are not followed')]);
  expect(weak.db.writeConcern).toMatchObject({ w: 'majority', journal: true });
  expect(weak.db.readPreference?.mode).toBe('primary');
  await weak.close();
});

test('a connection that is lost while it is used does not hang', async () => {
  const sockets = new Set<Socket>();
  const collect = (message: unknown) => void sockets.add((message as { socket: Socket }).socket);
  subscribe('net.client.socket', collect);
  const { db, close } = await open(servers.source);
  unsubscribe('net.client.socket', collect);
  for (const socket of sockets) socket.destroy();
  expect(await db.collection('docs').countDocuments()).toBe(0);
  await close();
});

test('an address that is escaped wrongly is told as what it is', async () => {
  const opening = open({ ...servers.source, uri: 'mongodb://a/%zz' });
  await expect(opening).rejects.toThrow(CommandError);
  await expect(opening).rejects.toThrow('MONGODB_URI cannot be read');
});
