import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { type Drill, HOLD_MS, RESTARTED, SECONDS, UNHURT } from '../Drill';
import { keepSlowClients } from '../slowClients';

const PATHS = ['/', '/help', '/api/help/search?q=bleed'];

/** Throws when not every connection got an answer. */
async function load(url: string, connections: number): Promise<void> {
  const requests = PATHS.map((path) => ({ path }));
  const seen = await autocannon({ url, connections, duration: 10, requests });
  if (seen.requests.total < connections) throw new Error('the load did not reach the site');
}

/** Asks for pages that nobody has asked for before. Throws when not every connection got an answer. */
async function flood(url: string, connections: number): Promise<void> {
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: `/help?q=${randomUUID()}`,
  });
  const seen = await autocannon({ url, connections, duration: 10, requests: [{ setupRequest }] });
  if (seen.requests.total < connections) throw new Error('the flood did not reach the site');
}

export const loadDrills: readonly Drill[] = [
  {
    name: 'load',
    fault: 'ten times the load: 400 connections that ask without a pause',
    inflict: ({ url }) => load(url, 400),
    mayBe: {
      ...UNHURT,
      failedVisits: 0.03,
      noPageMs: 3 * SECONDS,
      pageMs: 3 * SECONDS,
      noWriteMs: 3 * SECONDS,
    },
  },
  {
    name: 'flood',
    fault: 'one address asks over 100 connections for searches of random words',
    inflict: ({ url }) => flood(url, 100),
    mayBe: UNHURT,
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
    inflict: () => keepSlowClients(1_000, 2 * HOLD_MS),
    mayBe: UNHURT,
  },
];
