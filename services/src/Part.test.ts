import type { Part } from './Part';
import { runUpkeep } from './runParts';

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
