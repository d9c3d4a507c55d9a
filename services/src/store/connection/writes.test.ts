import { conflict, unavailable } from '../../errors';
import { runWrite, trackWrites } from './writes';

const UNKNOWN = 'We don’t know if this was saved. Please check before you try again.';
const fail = (error: Error) => () => Promise.reject(error);

test('a call that is given up after a write does not deny it', async () => {
  const call = trackWrites(async () => {
    await runWrite(async () => 'written');
    await runWrite(fail(unavailable()));
  });
  await expect(call).rejects.toThrow(UNKNOWN);
});

test('a call that is given up before any write was made says so', async () => {
  const call = trackWrites(async () => {
    await runWrite(fail(conflict('Changed by another editor'))).catch(() => undefined);
    await runWrite(fail(unavailable()));
  });
  await expect(call).rejects.toThrow('The service is temporarily unavailable');
});
