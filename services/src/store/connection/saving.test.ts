import { conflict, unavailable } from '../../errors';
import { saving, savingCall } from './saving';

const UNKNOWN = 'We don’t know if this was saved. Please check before you try again.';
const fail = (error: Error) => () => Promise.reject(error);

test('a call that is given up after a write does not deny it', async () => {
  const call = savingCall(async () => {
    await saving(async () => 'written');
    await saving(fail(unavailable()));
  });
  await expect(call).rejects.toThrow(UNKNOWN);
});

test('a call that is given up before any write was made says so', async () => {
  const call = savingCall(async () => {
    await saving(fail(conflict('Changed by another editor'))).catch(() => undefined);
    await saving(fail(unavailable()));
  });
  await expect(call).rejects.toThrow('The service is temporarily unavailable');
});
