import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { time } from '../api/time';
import type { Site } from '../drill/site';
import { median, percentile } from '../table';
import type { startMixedTraffic } from './mixedTraffic';

const SAMPLE_MS = 1_000;

/** What a stretch of the soak was like: medians of a sample each second, and waits of readers. */
export interface Window {
  /** By process: megabytes of its own, not of files, and what it has open. */
  processes: ReadonlyMap<string, { megabytes: number; handles: number }>;
  files: number;
  p99: number;
  /** Of a server that does nothing, asked once a second: the machine's own noise. */
  idleP99: number;
  failed: number;
}

function sampleOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    megabytes: Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1]) / 1_024,
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

/** Watches the site for `ms`. */
export async function measureWindow(options: Options): Promise<Window> {
  const { site, traffic, idleUrl, names, ms } = options;
  traffic.take();
  const samples = new Map(names.map((name) => [name, [] as ReturnType<typeof sampleOf>[]]));
  const idle: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end; ) {
    for (const [name, list] of samples) {
      const pid = site.supervisor.pid(name);
      if (pid) list.push(sampleOf(pid));
    }
    idle.push(await time(idleUrl));
    await delay(SAMPLE_MS);
  }
  const { times, failed } = traffic.take();
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
    p99: percentile(times, 0.99),
    idleP99: percentile(idle, 0.99),
    failed,
  };
}
