import { printHead, printRow } from '../table';
import type { Window } from './measureWindow';

const MAY_GROW = 1.1;
/**
 * What the embedded database holds of each write: 3.5 KB of an entry of the audit log, kept for a year,
 * and, of a third of them, an entry of the trash, kept for a month.
 */
const WRITE_MB = 0.004;
/** A machine that became slower than this cannot show whether the site did. */
const MOST_NOISE = 1.5;
/** The database is killed several times in each stretch, and edits fail until it is back. */
const MAY_FAIL = 0.02;

const round = (value: number) => value.toFixed(1);
const verdict = (isGood: boolean) => (isGood ? 'as expected' : 'NOT as expected');

/** Prints the figures of both stretches. Resolves with whether nothing grew too much or failed too often. */
export function compareWindows(first: Window, last: Window): boolean {
  const results: boolean[] = [];
  /** A ratio or share that could not be measured, NaN, is within no limit. */
  function row(name: string, cells: readonly [string, string], value: number, limit: number) {
    const isGood = value <= limit;
    results.push(isGood);
    printRow([name, ...cells, value.toFixed(3), limit.toFixed(2), verdict(isGood)]);
  }
  const grows = (name: string, before: number, after: number, limit = MAY_GROW) =>
    row(name, [round(before), round(after)], after / before, limit);

  printHead(['', 'first stretch', 'last stretch', 'ratio or share', 'limit', '']);
  for (const [name, before] of first.processes) {
    const after = last.processes.get(name);
    const written = name === 'database' ? (last.writes - first.writes) * WRITE_MB : 0;
    const kept = written > 0 ? `, without ${round(written)} of writes` : '';
    grows(`${name} MB${kept}`, before.megabytes, (after?.megabytes ?? Number.NaN) - written);
    grows(`${name} handles`, before.handles, after?.handles ?? Number.NaN);
  }
  grows('files', first.files, last.files);
  const noise = last.idle / first.idle;
  grows('a server that does nothing, median ms', first.idle, last.idle, MOST_NOISE);
  grows('reads, p99 ms', first.p99, last.p99, MAY_GROW * Math.max(1, noise));
  const failures = [first, last].map(({ failed, requests }) => `${failed} of ${requests}`);
  const shares = [first, last].map(({ failed, requests }) => failed / requests);
  row('requests that failed', failures as [string, string], Math.max(...shares), MAY_FAIL);
  return results.every(Boolean);
}
