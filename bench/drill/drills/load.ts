import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { sitePorts } from '../../ports';
import { percentile } from '../../table';
import { type Drill, HOLD_MS, RESTARTED, SECONDS, UNAFFECTED } from '../Drill';

/** Opens connections that send one byte of a header a second, for `ms`. Throws when one is not accepted. */
async function holdSlowClients(count: number, ms: number): Promise<void> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(sitePorts.PORT), '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (index % 100 === 99) await delay(20);
  }
  await Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')));
  if (sockets.some(({ destroyed }) => destroyed)) throw new Error('a connection was refused');
  for (const socket of sockets) socket.write('GET /help HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const sending = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1_000);
  await delay(ms);
  clearInterval(sending);
  for (const socket of sockets) socket.destroy();
}

const PATHS = ['/', '/help', '/api/help/search?q=bleed'];

/** Throws when not every connection got an answer. */
async function load(url: string, connections: number): Promise<void> {
  const requests = PATHS.map((path) => ({ path }));
  const seen = await autocannon({ url, connections, duration: 10, requests });
  if (seen.requests.total < connections) throw new Error('the load did not reach the site');
}

const READ = ['/', '/api/help/articles'];
/** What a flood asks for: each address once. */
const FLOODS = ['/help?q=', '/', '/help/articles/'];
const FLOOD_ANSWERS = ['200', '404', '503'];
/** How much slower the site may get for its readers, 95 of 100 times. */
const MAX_RATIO = 5;

/** The time within which a reader of each path gets 95% of the answers, in milliseconds. */
async function readFor(url: string, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  return Promise.all(
    READ.map(async (path) => {
      const times: number[] = [];
      while (performance.now() < end) {
        const startedAt = performance.now();
        const response = await fetch(url + path);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path} answered ${response.status} to a reader`);
        times.push(performance.now() - startedAt);
        await delay(20);
      }
      return percentile(times, 0.95);
    }),
  );
}

/** Asks for pages that no request has asked for before, and compares how long readers wait. Throws when that is too long. */
async function flood(url: string, connections: number): Promise<void> {
  const quiet = await readFor(url, HOLD_MS);
  for (const path of FLOODS) {
    const setupRequest = (request: autocannon.Request) => ({
      ...request,
      path: path + randomUUID(),
    });
    const duration = HOLD_MS / SECONDS;
    const [seen, flooded] = await Promise.all([
      autocannon({ url, connections, duration, requests: [{ setupRequest }] }),
      readFor(url, HOLD_MS),
    ]);
    if (seen.requests.total < connections) throw new Error('the flood did not reach the site');
    const codes = Object.keys(seen.statusCodeStats ?? {});
    const ratios = flooded.map((ms, index) => ms / (quiet[index] ?? 0));
    const figures = `${path}*: ${codes.join(', ')}; ${ratios.map((ratio) => ratio.toFixed(1)).join(' and ')} times as slow`;
    console.error(figures);
    if (!codes.every((code) => FLOOD_ANSWERS.includes(code))) throw new Error(figures);
    if (ratios.some((ratio) => ratio > MAX_RATIO)) throw new Error(figures);
  }
}

export const loadDrills: readonly Drill[] = [
  {
    name: 'load',
    fault: 'ten times the load: 400 connections that ask without a pause',
    inflict: ({ url }) => load(url, 400),
    mayBe: {
      ...UNAFFECTED,
      failedVisits: 0.03,
      noPageMs: 3 * SECONDS,
      pageMs: 3 * SECONDS,
      noWriteMs: 3 * SECONDS,
    },
  },
  {
    name: 'flood',
    fault: 'one address asks over 100 connections for random searches, pages and articles',
    inflict: ({ url }) => flood(url, 100),
    // Pages that are not in memory wait for their turn behind those of the flood.
    mayBe: { ...UNAFFECTED, pageMs: 3 * SECONDS },
  },
  {
    name: 'little-memory',
    fault: 'each process may hold 48 MB of objects, under three times the load',
    env: () => ({ NODE_OPTIONS: '--max-old-space-size=48' }),
    inflict: ({ url }) => load(url, 100),
    mayBe: { ...RESTARTED, pageMs: 5 * SECONDS },
  },
  {
    name: 'slow-clients',
    fault: '1,000 clients send one byte a second',
    inflict: () => holdSlowClients(1_000, 2 * HOLD_MS),
    mayBe: UNAFFECTED,
  },
];
