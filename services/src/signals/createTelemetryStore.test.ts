import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { createTelemetryStore } from './createTelemetryStore';

/** A store on a database that only remembers what is written. */
function openStore() {
  const written: Record<string, object[]> = { telemetry_counters: [], telemetry_errors: [] };
  const nothing = {
    sort: () => nothing,
    skip: () => nothing,
    limit: () => nothing,
    toArray: async () => [],
  };
  const collection = (name: string) => ({
    bulkWrite: async (operations: object[]) => written[name]?.push(...operations),
    find: () => nothing,
  });
  const connection = { collection } as unknown as Connection;
  return { written, store: createTelemetryStore(connection, pino({ level: 'silent' })) };
}

const mentions = (operations: object[] | undefined, text: string) =>
  operations?.filter((operation) => JSON.stringify(operation).includes(text)).length;

test('a release that a host names is counted, whatever else is made up', async () => {
  const { store, written } = openStore();
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
