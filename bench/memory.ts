import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^npm/, 'npm'],
  [/start\.cjs/, 'supervisor'],
  [/embedded-mongo/, 'database'],
  [/staticOrigins/, 'origins'],
  [/services\/dist/, 'services'],
  [/host\.cjs/, 'shell'],
];

function family(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const children = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, of]) => of === pid);
  return [pid, ...children.flatMap(([child]) => family(Number(child)))];
}

/** The memory of a process in MB. */
export interface Memory {
  /** Resident, with all that it shares with other processes. */
  rss: number;
  /** Resident, with its part of what it shares, so that the sum over all processes is what they use together. */
  pss: number;
  /** Its own, without files and programs. */
  anonymous: number;
}

export function memoryOf(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const of = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
  return { rss: of('Rss'), pss: of('Pss'), anonymous: of('Anonymous') };
}

export function memoryByName(pid: number): Map<string, Memory> {
  const all = family(pid).map((one) => {
    const command = readFileSync(`/proc/${one}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const name = NAMES.find(([pattern]) => pattern.test(command))?.[1] ?? command.slice(0, 40);
    return [name, memoryOf(one)] as const;
  });
  const sum = (key: keyof Memory) => all.reduce((total, [, memory]) => total + memory[key], 0);
  return new Map([
    ...all,
    ['all', { rss: sum('rss'), pss: sum('pss'), anonymous: sum('anonymous') }],
  ]);
}
