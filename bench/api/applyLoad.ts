import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const CONNECTIONS = 32;
const CLOCK_TICKS = 100;

export interface Load {
  url: string;
  path: string;
  seconds: number;
  pid: number;
  token?: string;
  /** Makes the body of each POST. Without it the requests are GET. */
  body?: () => string;
}

export interface LoadResult {
  perSecond: number;
  p99: number;
  /** Processor time of the answering process for each request, in microseconds. */
  cpu: number;
  statuses: Map<number, number>;
}

function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / CLOCK_TICKS;
}

/** Sends requests over 32 connections; each sends the next when it has its answer. */
export async function applyLoad(load: Load): Promise<LoadResult> {
  const { url, path, seconds, pid, token, body } = load;
  const before = cpuTime(pid);
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: seconds,
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-encoding': 'br, gzip',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] }),
  });
  const counts = Object.entries(result.statusCodeStats ?? {});
  const total = counts.reduce((sum, [, { count = 0 }]) => sum + count, 0);
  return {
    perSecond: total / result.duration,
    p99: result.latency.p99,
    cpu: (cpuTime(pid) - before) / total,
    statuses: new Map(counts.map(([status, { count = 0 }]) => [Number(status), count])),
  };
}
