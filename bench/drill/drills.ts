import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { MongoClient } from 'mongodb';
import { root } from '../../scripts/runProgram';
import { startFalseOrigin } from './falseOrigin';
import type { Site } from './site';
import { keepSlowClients } from './slowClients';

export interface Drill {
  name: string;
  /** What is done, for the table. */
  fault: string;
  /** Why it cannot be played here, if it cannot. */
  impossible?: string | false;
  env?: () => NodeJS.ProcessEnv;
  /** Sees the data folder while it is empty. */
  prepare?: (dataDir: string) => Promise<void>;
  inflict: (site: Site) => Promise<void>;
  heal?: (site: Site) => Promise<void>;
  cleanUp?: () => void;
  /** Longest time without any page, and until both pages and writes work after it is over. */
  mayBe: { awayMs: number; recoveredMs: number };
}

const SECONDS = 1_000;
const HOLD_MS = 5 * SECONDS;
/** A vital process starts again after a second. */
const RESTART = { awayMs: 500, recoveredMs: 3 * SECONDS };
const UNHURT = { awayMs: 1.5 * SECONDS, recoveredMs: 1 * SECONDS };
const FULL_DISK_MB = 160;
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const isRoot = process.getuid?.() === 0;
const clockFile = path.join(root, '.cache/bench/clock');

const kill = (name: string, mayBe = RESTART): Drill => ({
  name: `kill-${name}`,
  fault: `kill -9 of ${name}, twice, under load`,
  async inflict(site) {
    for (const pause of [HOLD_MS, HOLD_MS / 2]) {
      site.kill(name);
      await delay(pause);
    }
  },
  mayBe,
});

/** Stops a process where it is, so that its connections stay open and nothing is answered. */
const freeze = (name: string, awayMs: number): Drill => ({
  name: `freeze-${name}`,
  fault: `${name} answers nothing for 10 s, its connections stay open`,
  async inflict({ supervisor }) {
    const pid = Number(supervisor.pid(name));
    process.kill(pid, 'SIGSTOP');
    await delay(10 * SECONDS);
    process.kill(pid, 'SIGCONT');
  },
  mayBe: { awayMs, recoveredMs: 5 * SECONDS },
});

const clock = (name: string, offset: string, fault: string): Drill => ({
  name,
  fault,
  impossible: !existsSync(FAKETIME) && 'needs `apt-get install libfaketime`',
  env: () => ({
    LD_PRELOAD: FAKETIME,
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }),
  prepare: () => writeFile(clockFile, '+0s'),
  async inflict() {
    await writeFile(clockFile, offset);
    await delay(2 * HOLD_MS);
  },
  mayBe: UNHURT,
});

let origin: ReturnType<typeof startFalseOrigin>;
const badOrigin = (behaviour: 'hang' | 'lie' | 'garbage', fault: string): Drill => ({
  name: `origin-${behaviour}`,
  fault,
  env() {
    origin = startFalseOrigin();
    return { HELP_URL: origin.url };
  },
  async inflict(site) {
    origin.become(behaviour);
    await delay(HOLD_MS);
    // A host that starts meanwhile has its own copies only.
    site.kill('shell');
    await delay(HOLD_MS);
  },
  cleanUp: () => origin.close(),
  mayBe: { awayMs: 3 * SECONDS, recoveredMs: 3 * SECONDS },
});

/** Writes into the database past all rules. */
async function inDatabase(site: Site, work: (client: MongoClient) => Promise<unknown>) {
  const socket = encodeURIComponent(path.join(site.dataDir, 'mongo/mongo.sock'));
  const client = new MongoClient(`mongodb://${socket}/pressline`);
  try {
    await work(client);
  } finally {
    await client.close();
  }
}

export const drills: readonly Drill[] = [
  kill('shell', { awayMs: 3 * SECONDS, recoveredMs: 3 * SECONDS }),
  kill('services'),
  kill('database'),
  kill('origins'),
  {
    name: 'database-away',
    fault: 'the database is gone for 10 s',
    async inflict({ supervisor }) {
      await supervisor.stop('database');
      await delay(10 * SECONDS);
    },
    heal: async ({ supervisor }) => supervisor.start('database'),
    mayBe: { awayMs: 1.5 * SECONDS, recoveredMs: 3 * SECONDS },
  },
  freeze('database', 1.5 * SECONDS),
  freeze('services', 1.5 * SECONDS),
  {
    name: 'disk-full',
    fault: 'the disk is full for 5 s',
    impossible: !isRoot && 'mounts a file system, which needs root',
    prepare: async (dataDir) => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${FULL_DISK_MB}m`, 'tmpfs', dataDir]);
      mounted = dataDir;
    },
    async inflict({ dataDir }) {
      const all = Buffer.alloc(FULL_DISK_MB * 1024 * 1024);
      await writeFile(path.join(dataDir, 'filler'), all).catch(() => undefined);
      await delay(HOLD_MS);
    },
    heal: ({ dataDir }) => rm(path.join(dataDir, 'filler')),
    cleanUp: () => execFileSync('umount', ['-l', mounted]),
    mayBe: UNHURT,
  },
  clock('clock-ahead', '+1h', 'the clock jumps an hour ahead'),
  clock('clock-back', '-1h', 'the clock jumps an hour back'),
  badOrigin(
    'hang',
    'the origin of mfe-help takes connections and never answers; then the host restarts',
  ),
  badOrigin(
    'lie',
    'the origin of mfe-help sends files that differ from its manifest; then the host restarts',
  ),
  badOrigin('garbage', 'the origin of mfe-help is another web server; then the host restarts'),
  {
    name: 'release-files',
    fault: 'every release file on the host’s disk is overwritten; then the host restarts',
    async inflict(site) {
      const folder = path.join(site.dataDir, 'releases');
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) await writeFile(path.join(entry.parentPath, entry.name), 'garbage');
      }
      site.kill('shell');
      await delay(2 * HOLD_MS);
    },
    mayBe: { awayMs: 8 * SECONDS, recoveredMs: 3 * SECONDS },
  },
  {
    name: 'registry',
    fault: 'the registry of releases holds garbage; then the host restarts',
    async inflict(site) {
      await inDatabase(site, async (client) => {
        const update = { $set: { state: { garbage: true } } };
        await client.db().collection('releaseRegistry').updateMany({}, update);
      });
      await delay(HOLD_MS);
      site.kill('shell');
      await delay(HOLD_MS);
    },
    mayBe: { awayMs: 3 * SECONDS, recoveredMs: 3 * SECONDS },
  },
  {
    name: 'no-certificate',
    fault: 'the proxy in front lost its certificate: https pages are asked for by plain HTTP',
    env: () => ({ PUBLIC_URL: 'https://pressline.example' }),
    inflict: () => delay(HOLD_MS),
    mayBe: UNHURT,
  },
  {
    name: 'little-memory',
    fault: 'each process may hold 48 MB of objects, under ten times the load',
    env: () => ({ NODE_OPTIONS: '--max-old-space-size=48' }),
    inflict: ({ url }) => load(url, 100),
    mayBe: { awayMs: 5 * SECONDS, recoveredMs: 5 * SECONDS },
  },
  {
    name: 'load',
    fault: 'ten times the load: 400 connections that ask without a pause',
    inflict: ({ url }) => load(url, 400),
    mayBe: { awayMs: 3 * SECONDS, recoveredMs: 2 * SECONDS },
  },
  {
    name: 'slow-clients',
    fault: '1,000 clients send a letter a second',
    inflict: () => keepSlowClients(1_000, 2 * HOLD_MS),
    mayBe: UNHURT,
  },
];

let mounted = '';

const load = (url: string, connections: number) =>
  autocannon({
    url,
    connections,
    duration: 10,
    requests: ['/', '/help', '/api/help/search?q=bleed'].map((one) => ({ path: one })),
  }).then(() => undefined);
