import type { Connection } from 'mongoose';
import { createContentVersion } from './contentVersion';

/** A database that is away until told otherwise. */
function openState() {
  const stored = { version: 7, withdrawals: 0 };
  const database = { isAway: true };
  const answer = async () => {
    if (database.isAway) throw new Error('away');
    return { ...stored };
  };
  const collection = {
    findOne: answer,
    async findOneAndUpdate(_filter: object, { $inc }: { $inc: typeof stored }) {
      await answer();
      stored.version += $inc.version;
      stored.withdrawals += $inc.withdrawals;
      return answer();
    },
  };
  const connection = { collection: () => collection } as unknown as Connection;
  return { database, stored, content: createContentVersion(connection) };
}

test('what could not be told while the database was away is told once when it is back', async () => {
  const { content, database, stored } = openState();
  await expect(content.bump(true)).rejects.toThrow('away');
  await expect(content.refresh()).rejects.toThrow('away');
  expect(stored).toEqual({ version: 7, withdrawals: 0 });
  database.isAway = false;
  const changed = new Promise<void>((resolve) => content.onChange(resolve));
  await content.refresh();
  await changed;
  await content.refresh();
  expect(stored).toEqual({ version: 8, withdrawals: 1 });
  expect([content.current, content.withdrawals]).toEqual([8, 1]);
});
