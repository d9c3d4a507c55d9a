import { type Connection, mongo } from 'mongoose';
import { createContentVersion } from './contentVersion';

/** A database that is away until told otherwise. */
function openState() {
  const stored = { version: 7 };
  const database = { isAway: true, hasMajority: true };
  const answer = async () => {
    if (database.isAway) throw new Error('away');
    return { ...stored };
  };
  const collection = {
    findOne: answer,
    async findOneAndUpdate(
      { version }: { version: { $lt: number } },
      { $set }: { $set: Partial<typeof stored> },
    ) {
      await answer();
      if (stored.version >= version.$lt) return null;
      Object.assign(stored, $set);
      if (!database.hasMajority) {
        const writeConcernError = { code: 64, errmsg: 'no majority' };
        throw new mongo.MongoWriteConcernError({ ok: 1, writeConcernError });
      }
      return answer();
    },
  };
  const connection = { collection: () => collection } as unknown as Connection;
  return { database, stored, content: createContentVersion(connection) };
}

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

test('a raise that was rolled back is not repeated with the same number', async () => {
  const { content, database, stored } = openState();
  database.isAway = false;
  await content.bump();
  expect(stored.version).toBe(8);
  stored.version = 7;
  jest.mocked(Date.now).mockReturnValue(1_000);
  await content.bump();
  expect(stored.version).toBe(1_000);
});

test('what could not be told while the database was away is told once when it is back', async () => {
  const { content, database, stored } = openState();
  await expect(content.bump()).rejects.toThrow('away');
  await expect(content.refresh()).rejects.toThrow('away');
  expect(stored).toEqual({ version: 7 });
  database.isAway = false;
  const changed = new Promise<void>((resolve) => content.onChange(resolve));
  await content.refresh();
  await changed;
  await content.refresh();
  expect(stored).toEqual({ version: 8 });
  expect(content.current).toBe(8);
});

test('without a majority the number is not raised over and over, and at last once more', async () => {
  const { content, database, stored } = openState();
  Object.assign(database, { isAway: false, hasMajority: false });
  const now = jest.mocked(Date.now);
  const probe = async (seconds: number) => {
    now.mockReturnValue(seconds * 1_000);
    await content.refresh();
    return stored.version;
  };
  await expect(content.bump()).rejects.toThrow('no majority');
  expect([await probe(1), await probe(5), await probe(9)]).toEqual([8, 8, 8]);
  expect(content.current).toBe(8);
  expect([await probe(10), await probe(29), await probe(30)]).toEqual([10_000, 10_000, 30_000]);
  database.hasMajority = true;
  expect([await probe(69), await probe(70), await probe(500)]).toEqual([30_000, 70_000, 70_000]);
});

test('a job of many writes raises the number once, at its end, also when it fails', async () => {
  const { content, database, stored } = openState();
  database.isAway = false;
  const result = await content.bumpOnce(async () => {
    await Promise.all([content.bump(), content.bump()]);
    expect(stored.version).toBe(7);
    return 'done';
  });
  expect([result, stored]).toEqual(['done', { version: 8 }]);
  await expect(content.bumpOnce(() => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(stored.version).toBe(9);
  await content.bump();
  expect(stored.version).toBe(10);
});
