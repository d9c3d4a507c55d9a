import type { Collection, Connection } from 'mongoose';
import { until } from '../../../../scripts/testing/until';
import type { Fault } from '../../../test/faultyMongo/Faults';
import { type FaultyMongo, startFaultyMongo } from '../../../test/faultyMongo/startFaultyMongo';
import { createContentVersion } from '../database/contentVersion';
import { joining } from '../database/joining';
import { isFault } from './faults';
import { afterCommit, inTransaction, logAfterCommit } from './inTransaction';
import { connectDatabase, openDatabase } from './openDatabase';

interface Sheet {
  _id: string;
  copies: number;
}

let mongo: FaultyMongo;
const connections: Connection[] = [];

async function connect() {
  const connection = openDatabase();
  await connectDatabase(connection, mongo.uri);
  connections.push(connection);
  const sheets: Collection<Sheet> = joining(connection.collection<Sheet>('sheets'));
  const transact = <Result>(job: () => Promise<Result>, isLong = false) =>
    inTransaction(connection, job, { isLong });
  return { connection, sheets, transact };
}

let one: Awaited<ReturnType<typeof connect>>;
let other: Awaited<ReturnType<typeof connect>>;

beforeAll(async () => {
  mongo = await startFaultyMongo();
  [one, other] = [await connect(), await connect()];
  await createContentVersion(one.connection).initialize();
});
afterAll(async () => {
  for (const connection of connections) await connection.close();
  await mongo.stop();
});
beforeEach(async () => {
  await one.sheets.deleteMany({});
  await one.sheets.insertMany([
    { _id: 'a', copies: 1 },
    { _id: 'b', copies: 1 },
  ]);
});

const copies = async () =>
  (await other.sheets.find({}).sort({ _id: 1 }).toArray()).map((sheet) => sheet.copies);
const add = (to: string, by: number) => one.sheets.updateOne({ _id: to }, { $inc: { copies: by } });

test('all writes are stored at once, or none is', async () => {
  await one.transact(async () => {
    await add('a', 1);
    await add('b', 1);
    expect((await one.sheets.findOne({ _id: 'a' }))?.copies).toBe(2);
    expect(await copies()).toEqual([1, 1]);
  });
  expect(await copies()).toEqual([2, 2]);
  const refused = one.transact(async () => {
    await add('a', 1);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await copies()).toEqual([2, 2]);
});

test('a transaction within another is part of it', async () => {
  const refused = one.transact(async () => {
    await one.transact(() => add('a', 1));
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await copies()).toEqual([1, 1]);
});

test('models and native collections take part', async () => {
  const { connection } = one;
  const model = connection.model<Sheet>(
    'Sheet',
    new connection.base.Schema({ _id: String, copies: Number }, { collection: 'sheets' }) as never,
  );
  const refused = one.transact(async () => {
    await model.updateOne({ _id: 'a' }, { $set: { copies: 7 } });
    await joining(model.collection as never).insertOne({ _id: 'c', copies: 1 } as never);
    expect(await model.countDocuments({})).toBe(3);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await copies()).toEqual([1, 1]);
});

test('two processes that each check what the other writes do not pass each other', async () => {
  /** Takes one away while another is left elsewhere. */
  const take = ({ sheets, transact }: typeof one, from: string) =>
    transact(async () => {
      const left = await sheets.countDocuments({ copies: { $gt: 0 } });
      if (left > 1) await sheets.updateOne({ _id: from }, { $set: { copies: 0 } });
    });
  for (let round = 0; round < 5; round += 1) {
    await one.sheets.updateMany({}, { $set: { copies: 1 } });
    await Promise.all([take(one, 'a'), take(other, 'b')]);
    expect((await copies()).sort()).toEqual([0, 1]);
  }
});

test.each([true, false])(
  'every transaction writes one document that all write, first if it is long: %s',
  async (isLong) => {
    mongo.received.length = 0;
    await one.transact(() => add('a', 1), isLong);
    const writes = mongo.received.flatMap(({ update, commitTransaction }) =>
      update ? [update] : commitTransaction ? ['commit'] : [],
    );
    const expected = isLong ? ['state', 'sheets', 'commit'] : ['sheets', 'state', 'commit'];
    expect(writes).toEqual(expected);
  },
);

const conflict: Fault = { kind: 'error', code: 112, labels: ['TransientTransactionError'] };

test.each(['sheets', 'state'])(
  'what another transaction was in the way of at %s is done again, once',
  async (collection) => {
    mongo.faults.inject({ command: 'update', collection }, conflict, 3);
    const after = jest.fn();
    let runs = 0;
    await one.transact(async () => {
      runs += 1;
      afterCommit(one.connection, after);
      await add('a', 1);
    });
    expect([runs, await copies()]).toEqual([4, [2, 1]]);
    expect(after.mock.calls).toEqual([[true]]);
  },
);

test('when others are in its way for too long, the database counts as unavailable', async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => performance.now() * 1_000);
  mongo.faults.inject({ command: 'update', collection: 'sheets' }, conflict, 1_000);
  const error = await one.transact(() => add('a', 1)).catch((reason: unknown) => reason);
  jest.restoreAllMocks();
  mongo.faults.clear();
  expect(isFault(error)).toBe(true);
  expect(await copies()).toEqual([1, 1]);
});

test.each(['before', 'after'] as const)(
  'when the connection is lost %s the commit, it is unknown whether it was made',
  async (when) => {
    mongo.faults.inject({ command: 'commitTransaction' }, { kind: 'cut', when }, 2);
    const after = jest.fn();
    const transacting = one.transact(async () => {
      afterCommit(one.connection, after);
      await add('a', 1);
    });
    await expect(transacting).rejects.toThrow('don’t know if this was saved');
    expect(await copies()).toEqual([when === 'after' ? 2 : 1, 1]);
    expect(after.mock.calls).toEqual([[false]]);
  },
);

test('what follows a commit does not follow a refusal, and outside it is done at once', async () => {
  const after = jest.fn();
  const refused = one.transact(async () => {
    afterCommit(one.connection, after);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(after).not.toHaveBeenCalled();
  afterCommit(one.connection, after);
  expect(after.mock.calls).toEqual([[true]]);
});

test('what follows a commit may need a transaction of its own', async () => {
  await one.transact(async () => {
    afterCommit(one.connection, async () => void (await one.transact(() => add('b', 1))));
    await add('a', 1);
  });
  expect(await copies()).toEqual([2, 2]);
});

test('what follows a commit and fails changes no answer, and is logged', async () => {
  const warn = jest.fn();
  logAfterCommit(one.connection, { warn });
  const failure = new Error('cache');
  const failing = () => Promise.reject(failure);
  await one.transact(async () => {
    afterCommit(one.connection, failing);
    await add('a', 1);
  });
  expect(await copies()).toEqual([2, 1]);
  afterCommit(one.connection, failing);
  await until(() => warn.mock.calls.length === 2);
  const logged = [{ err: failure }, expect.any(String)];
  expect(warn.mock.calls).toEqual([logged, logged]);
});

test('who waits for others for too long is refused, and others go on', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const long = one.transact(async () => {
    await ended;
    await add('a', 1);
  }, true);
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  const waiting = one.transact(() => add('b', 1)).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  end();
  expect(await waiting).toMatchObject({ status: 503 });
  await long;
  await one.transact(() => add('a', 1));
  expect(await copies()).toEqual([3, 1]);
});
