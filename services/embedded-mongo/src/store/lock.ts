import { readFileSync } from 'node:fs';
import type { Key, Storage } from './storage';

const lockKey: Key = [-1, 0];

interface Owner {
  pid: number;
  started: string;
}

/** Raised when another living process serves the directory. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, pid: number) {
    super(`The data directory ${directory} is in use by process ${pid}`);
  }
}

/**
 * Takes the directory for this process. The owner is a record in the file itself, compared and
 * replaced in one write transaction, which lmdb serialises between processes: two starts cannot
 * both succeed, and an owner that was killed is recognised by its process being gone.
 */
export function takeDirectory(storage: Storage, directory: string): void {
  storage.transaction((file) => {
    const bytes = file.get(lockKey);
    const owner = bytes && (JSON.parse(bytes.toString()) as Owner);
    if (owner && isAlive(owner)) throw new DirectoryInUseError(directory, owner.pid);
    const self: Owner = { pid: process.pid, started: startTime(process.pid) };
    file.putSync(lockKey, Buffer.from(JSON.stringify(self)));
  });
}

export function releaseDirectory(storage: Storage): void {
  storage.transaction((file) => file.removeSync(lockKey));
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startTime(pid) === started;
}

/** Tells a process from a later one with the same id; empty where /proc does not exist. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in parentheses may contain spaces; field 22 is the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}:${fields[19]}`;
  } catch {
    return '';
  }
}
