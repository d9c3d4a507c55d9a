import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { median } from '../table';
import { createContent } from './createContent';
import { createRandom, searchPaths } from './sampleText';
import { type RunningApi, withApi } from './startApi';

/**
 * Kills the embedded database and starts it again, many times, while the API is asked a
 * hundred times a second. Ends with 1 when the API once needs longer than it may to be back.
 * `npm run restarts -w bench -- [times]`
 */
const times = Number(process.argv[2] ?? 200);
const MAY_TAKE_MS = 2_000;
const GIVE_UP_MS = 10_000;
const CONNECTIONS = 20;
/** Fewer than would be refused: what is measured is the way back to the database. */
const PER_SECOND = 100;
const ARTICLES = 50;
const POLL_MS = 10;
/** At most, before the database ends and before it starts again: any moment between two heartbeats. */
const PAUSE_MS = 1_000;
const random = createRandom(Date.now());
const search = searchPaths();

/** Milliseconds until the API reads from the database again; null after ten seconds without success. */
async function untilRecovered({ url, token }: RunningApi): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < GIVE_UP_MS) {
    const { status } = await fetch(`${url}/api/admin/help/tags`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (status === 200) return Math.round(performance.now() - startedAt);
    await delay(POLL_MS);
  }
  return null;
}

async function measure(api: RunningApi): Promise<void> {
  await createContent(api.client, ARTICLES);
  const options: autocannon.Options = {
    url: api.url,
    connections: CONNECTIONS,
    overallRate: PER_SECOND,
    duration: 24 * 3_600,
    headers: { Authorization: `Bearer ${api.token}` },
    requests: [
      { path: '/api/admin/help/articles' },
      { setupRequest: (request) => ({ ...request, path: search() }) },
    ],
  };
  const load = autocannon(options, () => undefined);
  const taken: number[] = [];
  for (let round = 1; round <= times; round += 1) {
    await delay(random() * PAUSE_MS);
    const signal = round % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
    await api.endDatabase(signal);
    await delay(random() * PAUSE_MS);
    await api.startDatabase();
    const ms = await untilRecovered(api);
    if (ms === null) throw new Error(`Round ${round} (${signal}): not back after ${GIVE_UP_MS} ms`);
    taken.push(ms);
    if (ms > MAY_TAKE_MS) console.log(`round ${round} (${signal}): ${ms} ms`);
  }
  load.stop();
  console.log(`${times} restarts: back after ${median(taken)} ms, ${Math.max(...taken)} at most`);
  if (taken.some((ms) => ms > MAY_TAKE_MS)) process.exitCode = 1;
}

// Silent: every request that fails in between would be logged.
await withApi('restarts', measure, { LOG_LEVEL: 'silent' }).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
process.exit();
