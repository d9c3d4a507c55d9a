import { conflict, unavailable } from '../errors';
import { savingBatch } from './saving';

const UNKNOWN = 'It is not known whether this was saved. Please check before you try again.';
const fail = (error: Error) => () => Promise.reject(error);

test('a batch that is given up after a write does not deny it', async () => {
  const { one, all } = savingBatch();
  const job = all(async () => {
    await one(async () => 'written');
    await one(fail(unavailable()));
  });
  await expect(job).rejects.toThrow(UNKNOWN);
});

test('a batch that is given up before any write was made says so', async () => {
  const { one, all } = savingBatch();
  const job = all(async () => {
    await one(fail(conflict('Changed by somebody else'))).catch(() => undefined);
    await one(fail(unavailable()));
  });
  await expect(job).rejects.toThrow('The service is temporarily unavailable');
});
