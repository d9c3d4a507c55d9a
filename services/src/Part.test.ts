import type { Part } from './Part';
import { prepareDatabase, runUpkeep, startParts } from './runParts';

test('a part whose upkeep fails keeps no other from its own', async () => {
  const done: string[] = [];
  const parts: Part[] = [
    { upkeep: () => Promise.reject(new Error('storage away')) },
    {},
    { upkeep: async () => void done.push('reminders') },
  ];
  await expect(runUpkeep(parts)).rejects.toThrow('storage away');
  expect(done).toEqual(['reminders']);
});

test('upkeep that fails at the start is logged, and the start goes on', async () => {
  const warn = jest.fn();
  const content = { initialize: async () => undefined, refresh: async () => undefined };
  const list: Part[] = [{ upkeep: () => Promise.reject(new Error('storage away')) }];
  await prepareDatabase({ list, content: content as never }, { warn });
  expect(warn).toHaveBeenCalledWith({ err: new Error('storage away') }, 'upkeep failed');
});

test('upkeep that fails later is logged', async () => {
  jest.useFakeTimers();
  const warn = jest.fn();
  const upkeep = () => Promise.reject(new Error('storage away'));
  const stop = startParts([{ upkeep }], { warn });
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  await stop();
  jest.useRealTimers();
  expect(warn).toHaveBeenCalledWith({ err: new Error('storage away') }, 'upkeep failed');
});
