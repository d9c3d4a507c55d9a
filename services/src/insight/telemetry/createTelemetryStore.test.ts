import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { createTelemetryStore } from './createTelemetryStore';

/** Stores on one database that only remembers what is written, and which releases hosts named. */
function openStores() {
  const written: Record<string, object[]> = {
    telemetry_counters: [],
    telemetry_errors: [],
    telemetry_releases: [],
  };
  const collection = (name: string) => {
    const found = {
      sort: () => found,
      skip: () => found,
      limit: () => found,
      async toArray() {
        const named = written.telemetry_releases as { updateOne: { filter: { _id: string } } }[];
        return name === 'telemetry_releases' ? named.map(({ updateOne }) => updateOne.filter) : [];
      },
    };
    return {
      bulkWrite: async (operations: object[]) => written[name]?.push(...operations),
      find: () => found,
    };
  };
  const connection = { collection } as unknown as Connection;
  const open = () => createTelemetryStore(connection, pino({ level: 'silent' }));
  return { written, open };
}

const mentions = (operations: object[] | undefined, text: string) =>
  operations?.filter((operation) => JSON.stringify(operation).includes(text)).length;

test('a release that a host names is counted, whatever else is made up', async () => {
  const { open, written } = openStores();
  const store = open();
  const own = { remote: 'mfe-help', release: 'a5a5a5a5' };
  await store.releasesOfHost(['mfe-help/a5a5a5a5'], '2026-01-01');
  for (let made = 0; made < 3_000; made += 1) {
    store.record({ kind: 'load', remote: 'mfe-help', release: `made-up-${made}` });
    const message = 'again '.repeat(made % 40) + 'and '.repeat(made / 40);
    store.record({ kind: 'load-failure', ...own, message: `Made up ${message}` });
  }
  store.record({ kind: 'load', ...own });
  store.record({ kind: 'hydration-error', ...own, message: 'Its own' });
  await store.flush();
  const { telemetry_counters: counters, telemetry_errors: errors } = written;
  expect(mentions(counters, 'made-up-')).toBe(2_000);
  expect(mentions(counters, 'a5a5a5a5 load"')).toBe(1);
  expect(mentions(counters, 'a5a5a5a5 hydration-error')).toBe(1);
  expect(errors?.length).toBeLessThanOrEqual(2_000);
});

test('releases that several hosts name to another instance are counted too', async () => {
  const { open, written } = openStores();
  const [told, other] = [open(), open()];
  await told.releasesOfHost(['mfe-help/a5a5a5a5'], '2026-01-01');
  await told.releasesOfHost(['mfe-help/b6b6b6b6'], '2026-01-01');
  for (let made = 0; made < 3_000; made += 1) {
    other.record({ kind: 'load', remote: 'mfe-help', release: `made-up-${made}` });
  }
  await other.flush();
  for (const release of ['a5a5a5a5', 'b6b6b6b6', 'c7c7c7c7']) {
    other.record({ kind: 'load', remote: 'mfe-help', release });
  }
  await other.flush();
  expect(mentions(written.telemetry_counters, 'made-up-')).toBe(2_000);
  expect(mentions(written.telemetry_counters, 'a5a5a5a5 load"')).toBe(1);
  expect(mentions(written.telemetry_counters, 'b6b6b6b6 load"')).toBe(1);
  expect(mentions(written.telemetry_counters, 'c7c7c7c7')).toBe(0);
});
