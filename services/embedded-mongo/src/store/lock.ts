import { processIdentity } from './processIdentity';
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
 * @throws DirectoryInUseError, and an error when the system does not show which processes run.
 */
export function takeDirectory(
  storage: Storage,
  directory: string,
  identify: (pid: number) => string | null = processIdentity,
): void {
  const started = identify(process.pid);
  if (started === null) {
    throw new Error(
      'The embedded database needs /proc or the program ps, to see whether another process has its data. Install ps, or set MONGODB_URI to another database',
    );
  }
  storage.transaction((file) => {
    const bytes = file.get(lockKey);
    const owner = bytes && (JSON.parse(bytes.toString()) as Owner);
    if (owner && identify(owner.pid) === owner.started) {
      throw new DirectoryInUseError(directory, owner.pid);
    }
    const self: Owner = { pid: process.pid, started };
    file.putSync(lockKey, Buffer.from(JSON.stringify(self)));
  });
}

export function releaseDirectory(storage: Storage): void {
  storage.transaction((file) => file.removeSync(lockKey));
}
