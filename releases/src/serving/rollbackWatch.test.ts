import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseRecord, ReleaseTelemetry } from '@pressline/shared-api';
import { pino } from 'pino';
import { until } from '../../../scripts/testing/until';
import { changeRemote } from '../registry/changeRemote';
import type { RegistryStore } from '../registry/RegistryStore';
import { remoteOf } from '../registry/registryState';
import { testDatabase } from '../test/testDatabase';
import { startTestHost, type TestHost } from '../test/testHost';
import { buildRelease, startOrigin, type TestOrigin } from '../test/testRelease';
import { failingReleases, startRollbackWatch } from './rollbackWatch';

const TOKEN = 'a token of at least thirty-two characters';
const rules = { minFailures: 10, share: 0.05 };
const first = buildRelease().manifest.release;
const next = buildRelease("'Next'");
const second = next.manifest.release;

const database = testDatabase();
let directory: string;
let store: RegistryStore;
let origin: TestOrigin;
let host: TestHost;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'rollback-'));
  store = database.openStore();
  origin = await startOrigin(buildRelease());
  host = await startTestHost({ store, directory, origin: origin.url });
  origin.published = next;
  await until(() => host.serves() === second);
});
afterEach(async () => {
  await host.stop();
  await origin.close();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
});

const buildRecord: ReleaseRecord = {
  ...{ release: '', version: '1.0.0', publishedAt: '2026-11-23T10:00:00.000Z', source: '/build' },
  ...{ pageBytes: 1, liveSince: null, liveUntil: null, failure: null },
};

const counts = (release: string, loads: number, loadFailures: number, hydrationErrors = 0) => ({
  remote: 'mfe-help',
  vitals: {},
  violations: 0,
  ...{ release, loads, loadFailures, hydrationErrors },
});

/** A reader’s page that is not started reports no load. */
const violating = (loads: number, violations: number) => ({
  ...counts(second, loads, 0),
  violations,
});

const verdicts = async (...telemetry: ReleaseTelemetry[]) =>
  failingReleases(remoteOf(await store.read(), 'mfe-help'), telemetry, rules);

test('what a release does against the policy counts, also where no page was started', async () => {
  expect(await verdicts(violating(0, 9))).toEqual([]);
  expect(await verdicts(violating(300, 10))).toEqual([]);
  const reason = expect.stringMatching(/^10 failures in .*, 10 broke the site’s policy\.$/);
  expect(await verdicts(violating(0, 10))).toEqual([{ release: second, reason }]);
  expect(await verdicts(violating(200, 10))).toEqual([{ release: second, reason }]);
});

test.each([
  ['too few failures', counts(second, 0, 9)],
  ['too small a share', counts(second, 991, 9, 1)],
  ['no page loads at all', counts(second, 0, 0)],
  ['a release that is not live', counts(first, 0, 100)],
  ['another remote’s release', { ...counts(second, 0, 100), remote: 'mfe-admin' }],
])('%s: nothing happens', async (_, telemetry) => {
  expect(await verdicts(telemetry)).toEqual([]);
});

test('a rollback that does not help is not followed by another one', async () => {
  const third = buildRelease("'Third'");
  origin.published = third;
  const { release } = third.manifest;
  await until(() => host.serves() === release);
  expect(await verdicts(counts(release, 0, 20))).toHaveLength(1);
  await changeRemote(
    store,
    'mfe-help',
    { action: 'auto-rollback', release, reason: 'It failed.' },
    'host',
  );
  expect(remoteOf(await store.read(), 'mfe-help')).toMatchObject({
    stable: second,
    previous: first,
  });
  expect(await verdicts(counts(second, 0, 20))).toEqual([]);
  const fourth = buildRelease("'Fourth'");
  origin.published = fourth;
  await until(() => host.serves() === fourth.manifest.release);
  expect(await verdicts(counts(fourth.manifest.release, 0, 20))).toHaveLength(1);
});

test('what staff have promoted is never rolled back automatically, what they have published is', async () => {
  await changeRemote(store, 'mfe-help', { action: 'promote', release: first }, 'staff:robin');
  expect(await verdicts(counts(first, 0, 50))).toEqual([]);
  const { manifest } = buildRelease("'By hand'");
  const record = { ...buildRecord, release: manifest.release };
  const publish = [
    { action: 'publish', record },
    { action: 'promote', release: record.release },
  ] as const;
  await changeRemote(store, 'mfe-help', () => publish, 'cli');
  expect(await verdicts(counts(record.release, 0, 50))).toHaveLength(1);
});

test('a canary that was rolled back before is not ended again', async () => {
  await changeRemote(
    store,
    'mfe-help',
    { action: 'auto-rollback', release: second, reason: 'It failed.' },
    'host',
  );
  await changeRemote(store, 'mfe-help', { action: 'canary', release: second, percent: 10 }, 'test');
  expect(await verdicts(counts(second, 0, 50))).toEqual([]);
});

test('a canary that was rolled back leaves the rollback of the stable release on', async () => {
  const third = buildRelease("'Third'");
  origin.published = third;
  await until(() => host.serves() === third.manifest.release);
  await changeRemote(store, 'mfe-help', { action: 'canary', release: first, percent: 10 }, 'test');
  const takeBack = { action: 'auto-rollback', release: first, reason: 'It failed.' } as const;
  await changeRemote(store, 'mfe-help', takeBack, 'host');
  expect(await verdicts(counts(third.manifest.release, 0, 20))).toHaveLength(1);
});

test('at the threshold it is judged, with the figures', async () => {
  expect(await verdicts(counts(second, 196, 4, 6))).toEqual([
    {
      release: second,
      reason: '10 failures in 200 page loads (5%): 4 could not be loaded, 6 failed while running.',
    },
  ]);
});

test('a canary is judged too; a stable release with nothing before it never is', async () => {
  await changeRemote(store, 'mfe-help', { action: 'rollback' }, 'test');
  await changeRemote(store, 'mfe-help', { action: 'canary', release: second, percent: 10 }, 'test');
  const found = await verdicts(counts(first, 0, 50), counts(second, 0, 50));
  expect(found.map(({ release }) => release)).toEqual([second]);
});

describe('with services that count', () => {
  let services: Server;
  let asked: string | null;
  let telemetry: ReleaseTelemetry[];
  let watches: { stop(): void }[];
  let logged: string[];
  /** Releases of which no page renders. */
  const broken = new Set<string>();
  /** How often each has asked. */
  let looks: Record<string, number>;

  /** Ends when each has judged what it is told from now on. */
  async function untilJudged() {
    const before = { ...looks };
    const hasJudged = (name: string) => (looks[name] ?? 0) >= (before[name] ?? 0) + 2;
    await until(() => ['one', 'two'].every(hasJudged));
  }

  beforeEach(async () => {
    telemetry = [];
    looks = {};
    services = createServer((request, response) => {
      const isAllowed = request.headers.authorization === `Bearer ${TOKEN}`;
      const { pathname, searchParams } = new URL(String(request.url), 'http://services');
      const [, name = ''] = /^\/(.*)\/api\/internal\/telemetry$/.exec(pathname) ?? [];
      looks[name] = (looks[name] ?? 0) + 1;
      asked = searchParams.get('releases');
      response.writeHead(isAllowed && name ? 200 : 404);
      response.end(JSON.stringify({ releases: telemetry }));
    });
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
    logged = [];
    // Two hosts watch the same registry.
    watches = ['one', 'two'].map((name) =>
      startRollbackWatch({
        ...{ registry: host.registry, store, rules, everyMs: 20, internalToken: TOKEN },
        tryRelease: async (_, release) => (broken.has(release) ? '/help fails' : null),
        servicesUrl: `http://127.0.0.1:${(services.address() as AddressInfo).port}/${name}`,
        log: pino({}, { write: (line) => logged.push(line) }),
      }),
    );
  });
  afterEach(() => {
    for (const watch of watches) watch.stop();
    services.close();
    services.closeAllConnections();
  });

  test('a release that fails is rolled back once; one that staff promote again stays', async () => {
    telemetry = [counts(second, 20, 30)];
    await until(() => host.serves() === first);
    expect(asked).toBe(`mfe-help/${second},mfe-help/${first}`);
    const { events, releases } = remoteOf(await store.read(), 'mfe-help');
    expect(events[0]).toMatchObject({ action: 'rolled-back-automatically', by: 'host' });
    await untilJudged();
    expect(logged.filter((line) => line.includes('rolled back automatically'))).toHaveLength(1);
    expect(releases[0]?.failure).toContain('30 failures in 50 page loads');
    expect(releases[0]?.failure).toContain('The host still renders it.');
    await changeRemote(store, 'mfe-help', { action: 'promote', release: second }, 'test');
    await until(() => host.serves() === second);
    await untilJudged();
    expect(host.serves()).toBe(second);
    expect(remoteOf(await store.read(), 'mfe-help').releases[0]?.failure).toBeNull();
  });

  test('nothing is rolled back to a release that does not render', async () => {
    broken.add(first);
    telemetry = [counts(second, 20, 30)];
    await untilJudged();
    expect(host.serves()).toBe(second);
    expect(logged.join('')).toContain(`${first} does not render: /help fails`);
    broken.clear();
    await until(() => host.serves() === first);
  });

  test('a remote that cannot go back keeps no other one from it', async () => {
    const [former, failing] = ['1', '2'].map((digit) => digit.repeat(16)) as [string, string];
    for (const release of [former, failing]) {
      const record = { ...buildRecord, release };
      await changeRemote(store, 'mfe-marketing', { action: 'announce', record }, 'origin');
    }
    await host.registry.sync();
    broken.add(former);
    telemetry = [{ ...counts(failing, 20, 30), remote: 'mfe-marketing' }, counts(second, 20, 30)];
    await until(() => host.serves() === first);
    expect(remoteOf(await store.read(), 'mfe-marketing').stable).toBe(failing);
    expect(logged.join('')).toContain(`${former} does not render: /help fails`);
    broken.clear();
  });
});
