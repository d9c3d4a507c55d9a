import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { time } from '../api/time';
import type { Site } from '../drill/site';
import { memoryOf } from '../memory';
import { median, percentile } from '../table';
import type { startMixedTraffic } from './mixedTraffic';

const SAMPLE_MS = 1_000;
/** One slow second spoils the p99 of one slice, and not the median of all. */
const SLICES = 10;

/** Medians of one sample a second, and the times and failures of requests, in one stretch of the soak. */
export interface Window {
  /** By process: megabytes of its own memory, and its open files and sockets. */
  processes: ReadonlyMap<string, { megabytes: number; handles: number }>;
  files: number;
  writes: number;
  /** The median of the p99 of each tenth of the stretch. */
  p99: number;
  /** The median of a server that does nothing: how slow the machine is. */
  idle: number;
  failed: number;
  requests: number;
}

function sampleOf(pid: number) {
  return {
    megabytes: memoryOf(pid).anonymous,
    handles: readdirSync(`/proc/${pid}/fd`).length,
  };
}

interface Options {
  site: Site;
  traffic: ReturnType<typeof startMixedTraffic>;
  /** The address of a server that does nothing. */
  idleUrl: string;
  names: readonly string[];
  ms: number;
}

export async function measureWindow(options: Options): Promise<Window> {
  const { site, traffic, idleUrl, names, ms } = options;
  const samples = new Map(names.map((name) => [name, [] as ReturnType<typeof sampleOf>[]]));
  const idle: number[] = [];
  const p99s: number[] = [];
  let failed = 0;
  let requests = 0;
  const startedAt = performance.now();
  const writesBefore = traffic.writes();
  traffic.take();
  for (let slice = 1; slice <= SLICES; slice += 1) {
    while (performance.now() < startedAt + (slice / SLICES) * ms) {
      for (const [name, list] of samples) {
        const pid = site.supervisor.pid(name);
        if (pid) list.push(sampleOf(pid));
      }
      idle.push(await time(idleUrl));
      await delay(SAMPLE_MS);
    }
    const taken = traffic.take();
    p99s.push(percentile(taken.times, 0.99));
    failed += taken.failed;
    requests += taken.requests;
  }
  return {
    processes: new Map(
      [...samples].map(([name, list]) => [
        name,
        {
          megabytes: median(list.map(({ megabytes }) => megabytes)),
          handles: median(list.map(({ handles }) => handles)),
        },
      ]),
    ),
    files: readdirSync(site.dataDir, { recursive: true }).length,
    writes: (writesBefore + traffic.writes()) / 2,
    p99: median(p99s),
    idle: median(idle),
    failed,
    requests,
  };
}
