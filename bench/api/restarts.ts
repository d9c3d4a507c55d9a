import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { buildTargets } from '../../scripts/buildTargets';
import { median } from '../median';
import { createContent } from './createContent';
import { createRandom, phrase } from './sampleText';
import { signIn } from './signIn';
import { startApi } from './startApi';

/**
 * Kills the embedded database and starts it again, many times, while the API is asked a
 * hundred times a second. Ends with 1 when the API once needs longer than it may to be back.
 * `npm run restarts -w bench -- [times]`
 */
const times = Number(process.argv[2] ?? 200);
const MAY_TAKE_MS = 2_000;
const GIVE_UP_MS = 10_000;
const CONNECTIONS = 20;
/** Less than would be refused: what is measured is the way back to the database. */
const PER_SECOND = 100;
const ARTICLES = 50;
const POLL_MS = 10;
/** At most, before the database ends and before it starts again: any moment between two heartbeats. */
const PAUSE_MS = 1_000;
const PORT = Number(process.env.BENCH_PORT ?? 3250);
const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);

const dataDir = path.join(root, '.cache/bench/restarts');
await rm(dataDir, { recursive: true, force: true });
await buildTargets(['services', 'embedded-mongo']);
// Every request that fails meanwhile is logged otherwise.
const api = await startApi(dataDir, PORT, 'silent');
const random = createRandom(Date.now());

async function untilListening() {
  const socket = path.join(dataDir, 'mongo/mongo.sock');
  for (;;) {
    const connection = connect(socket);
    const isOpen = await once(connection, 'connect').then(
      () => true,
      () => false,
    );
    connection.destroy();
    if (isOpen) return;
    await delay(POLL_MS);
  }
}

/** Milliseconds until the API reads from the database again; null when that takes too long to wait for. */
async function untilRecovered(token: string): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < GIVE_UP_MS) {
    const { status } = await fetch(`${api.url}/api/admin/help/tags`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (status === 200) return Math.round(performance.now() - startedAt);
    await delay(POLL_MS);
  }
  return null;
}

try {
  const client = await signIn(api.url, api.password);
  await createContent(client, ARTICLES);
  const { token } = client;
  const options: autocannon.Options = {
    url: api.url,
    connections: CONNECTIONS,
    overallRate: PER_SECOND,
    duration: 24 * 3_600,
    headers: { Authorization: `Bearer ${token}` },
    requests: [
      { path: '/api/admin/help/articles' },
      {
        setupRequest: (request) => ({
          ...request,
          path: `/api/help/search?q=${encodeURIComponent(phrase(3, random))}`,
        }),
      },
    ],
  };
  const load = autocannon(options, () => undefined);
  const taken: number[] = [];
  for (let round = 1; round <= times; round += 1) {
    await delay(random() * PAUSE_MS);
    const signal = round % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
    await api.endDatabase(signal);
    await delay(random() * PAUSE_MS);
    api.startDatabase();
    await untilListening();
    const ms = await untilRecovered(token);
    if (ms === null) throw new Error(`Round ${round} (${signal}): not back after ${GIVE_UP_MS} ms`);
    taken.push(ms);
    if (ms > MAY_TAKE_MS) console.log(`round ${round} (${signal}): ${ms} ms`);
  }
  load.stop();
  const late = taken.filter((ms) => ms > MAY_TAKE_MS).length;
  console.log(`${times} restarts: back after ${median(taken)} ms, ${Math.max(...taken)} at most`);
  if (late > 0) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await api.stop();
}
process.exit();
