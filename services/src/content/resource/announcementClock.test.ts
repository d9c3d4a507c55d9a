import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import { startAnnouncementClock } from './announcementClock';

const NOW = Date.UTC(2026, 0, 1);
const START = NOW + 10_000;

/** The clock over one announcement that starts at `START`, in a database that can be away. */
function startClock() {
  const database = { isAway: false };
  const bumps: number[] = [];
  const find = ({ activeFrom }: { activeFrom?: { $gt: Date } }) => ({
    sort: () => ({
      async lean() {
        if (database.isAway) throw new Error('away');
        const isLater = activeFrom && activeFrom.$gt.getTime() < START;
        return isLater ? { activeFrom: new Date(START) } : null;
      },
    }),
  });
  const models = { announcements: { findOne: find }, articles: { findOne: find } };
  let changed: () => void;
  const content = {
    async bump() {
      if (database.isAway) throw new Error('away');
      bumps.push(Date.now());
      changed();
    },
    onChange(listener: () => void) {
      changed = listener;
    },
  };
  const clock = startAnnouncementClock(
    models as unknown as Models,
    content as unknown as ContentVersion,
  );
  return { database, bumps, clock, write: () => changed() };
}

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('a start is told once, when it comes', async () => {
  const { bumps, clock } = startClock();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(bumps).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(bumps).toEqual([START + 1]);
  clock.stop();
});

test.each([
  ['from its last look', () => undefined],
  ['from the last write', (write: () => void) => write()],
])(
  'a start that passes while the database is away, %s on, is told when it is back',
  async (_when, look) => {
    const { bumps, database, clock, write } = startClock();
    await jest.advanceTimersByTimeAsync(1_000);
    database.isAway = true;
    look(write);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(bumps).toEqual([]);
    database.isAway = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(bumps).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(bumps).toHaveLength(1);
    clock.stop();
  },
);
