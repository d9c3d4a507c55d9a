import { pino } from 'pino';
import type { ActivityStore } from './createActivityStore';
import type { LoggedQuery } from './createQueryStore';
import { createSearchLog, loggedQuery } from './createSearchLog';

function recordingStore() {
  const queries: LoggedQuery[] = [];
  const totals: Record<string, number> = {};
  const store = {
    async addQueries(_day: string, counted: LoggedQuery[]) {
      queries.push(...counted);
    },
    async addToDay(_day: string, counts: Record<string, number>) {
      for (const [name, count] of Object.entries(counts))
        totals[name] = (totals[name] ?? 0) + count;
    },
  };
  return { queries, totals, store: store as unknown as ActivityStore };
}

const silent = pino({ level: 'silent' });

test.each([
  ['  Gäng   RUN ', 'gang run'],
  ['', undefined],
  [' \t', undefined],
  ['kim@example.com', undefined],
  ['call 555-123-4567', undefined],
  ['+1 (555) 1234567', undefined],
  ['A4 80 gsm 2024', 'a4 80 gsm 2024'],
  ['a\u0000b', 'a b'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%j is noted as %j', (query, noted) => {
  expect(loggedQuery(query)).toBe(noted);
});

test('what was searched for only while typing is not noted', async () => {
  const { queries, totals, store } = recordingStore();
  const log = createSearchLog(store, silent);
  for (const query of ['im', 'impo', 'imposition', 'im', 'plates']) log.record(query, 3);
  log.record('imposition nowhere', 0);
  await log.flush();
  expect(queries.map(({ query, searches }) => [query, searches])).toEqual([
    ['im', 1],
    ['plates', 1],
    ['imposition nowhere', 1],
  ]);
  expect(totals).toEqual({ searches: 3, emptySearches: 1 });
});

test('a flood of different queries is counted, but not noted one by one', async () => {
  const { queries, totals, store } = recordingStore();
  const log = createSearchLog(store, silent);
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 1_000; index += 1) log.record(`q${round}w${index}e`, 0);
    await log.flush();
  }
  expect(queries).toHaveLength(2_000);
  expect(totals).toEqual({ searches: 3_000, emptySearches: 3_000 });
});

test('what readers open is counted by query, also of a search noted before', async () => {
  const { queries, totals, store } = recordingStore();
  const log = createSearchLog(store, silent);
  log.record('Creep', 4);
  log.recordOpened('creep');
  log.recordOpened('Creep');
  log.recordOpened('creep');
  await log.flush();
  log.recordOpened('creep');
  log.recordOpened('call 555-123-4567');
  await log.flush();
  expect(queries.map(({ query, searches, opened }) => [query, searches, opened])).toEqual([
    ['creep', 1, 3],
    ['creep', 0, 1],
  ]);
  expect(totals).toEqual({ searches: 1, emptySearches: 0 });
});
