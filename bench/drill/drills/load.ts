import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Drill, HOLD_MS, SECONDS, UNHURT } from '../Drill';
import { keepSlowClients } from '../slowClients';

const PATHS = ['/', '/help', '/api/help/search?q=bleed'];

const load = (url: string, connections: number) =>
  autocannon({ url, connections, duration: 10, requests: PATHS.map((path) => ({ path })) });

export const loadDrills: readonly Drill[] = [
  {
    name: 'load',
    fault: 'ten times the load: 400 connections that ask without a pause',
    inflict: ({ url }) => load(url, 400),
    mayBe: { awayMs: 3 * SECONDS, pageMs: 3 * SECONDS, recoveredMs: 2 * SECONDS },
  },
  {
    name: 'little-memory',
    fault: 'each process may hold 48 MB of objects, under three times the load',
    env: () => ({ NODE_OPTIONS: '--max-old-space-size=48' }),
    inflict: ({ url }) => load(url, 100),
    mayBe: { awayMs: 5 * SECONDS, pageMs: 5 * SECONDS, recoveredMs: 5 * SECONDS },
  },
  {
    name: 'slow-clients',
    fault: '1,000 clients send a letter a second',
    inflict: () => keepSlowClients(1_000, 2 * HOLD_MS),
    mayBe: UNHURT,
  },
  {
    name: 'no-certificate',
    fault: 'the proxy in front lost its certificate: https pages are asked for by plain HTTP',
    env: () => ({ PUBLIC_URL: 'https://pressline.example' }),
    inflict: () => delay(HOLD_MS),
    mayBe: UNHURT,
  },
];
