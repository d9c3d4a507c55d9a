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

/**
 * The memory of a process in MB, as PSS: resident, with its part of what it shares, so that the sum over all
 * processes is what they use together.
 */
export function memoryOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024;
}

export function memoryByName(pid: number): Map<string, number> {
  const all = family(pid).map((one) => {
    const command = readFileSync(`/proc/${one}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const name = NAMES.find(([pattern]) => pattern.test(command))?.[1] ?? command.slice(0, 40);
    return [name, memoryOf(one)] as const;
  });
  return new Map([...all, ['all', all.reduce((total, [, memory]) => total + memory, 0)]]);
}
