import { startTestDatabase } from '../../../test/createTestApp';
import { inTransaction } from '../connection/inTransaction';
import { connectDatabase, openDatabase } from '../connection/openDatabase';
import { createContentVersion } from './contentVersion';

let database: Awaited<ReturnType<typeof startTestDatabase>>;
const connection = openDatabase();
const state = connection.collection<{ _id: string; version: number }>('state');

const stored = async () => (await state.findOne({ _id: 'content' }))?.version;
const store = (version: number) =>
  state.updateOne({ _id: 'content' }, { $set: { version } }, { upsert: true });

beforeAll(async () => {
  database = await startTestDatabase();
  await connectDatabase(connection, database.uri);
});
afterAll(async () => {
  if (process.env.MONGODB_URI) await connection.dropDatabase();
  await connection.close();
  await database.stop();
});
beforeEach(async () => {
  await store(7);
  jest.spyOn(Date, 'now').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

test('a raise that was rolled back is not repeated with the same number', async () => {
  const content = createContentVersion(connection);
  await content.bump();
  expect(await stored()).toBe(8);
  await store(7);
  jest.mocked(Date.now).mockReturnValue(1_000);
  await content.bump();
  expect(await stored()).toBe(1_000);
});

test('a transaction raises the number once, and the process learns of it when that is committed', async () => {
  const content = createContentVersion(connection);
  await content.refresh();
  const seen: number[] = [];
  content.onChange(() => seen.push(content.current));
  await inTransaction(connection, async () => {
    await content.bump();
    await content.bump();
    expect([content.current, await stored()]).toEqual([7, 7]);
  });
  expect([seen, await stored()]).toEqual([[8], 8]);
});

test('a transaction that fails leaves the number as it is', async () => {
  const content = createContentVersion(connection);
  await content.refresh();
  const broken = inTransaction(connection, async () => {
    await content.bump();
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect([content.current, await stored()]).toEqual([7, 7]);
});
