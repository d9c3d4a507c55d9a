import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** Raised when another living process serves the directory, in this container or in another. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, owner: string) {
    super(
      `The data directory ${directory} is in use by ${owner || 'another process'}. Stop that one, or give this one another directory`,
    );
  }
}

/** A process that was killed keeps its files until the last of its threads has ended. */
const PATIENCE_MS = 1_000;
const LOOK_MS = 20;
const pause = new Int32Array(new SharedArrayBuffer(4));

function isFreeSoon(fd: number): boolean {
  const startedAt = Date.now();
  while (!tryLock(fd)) {
    if (Date.now() - startedAt > PATIENCE_MS) return false;
    Atomics.wait(pause, 0, 0, LOOK_MS);
  }
  return true;
}

/**
 * Takes the directory for as long as this process lives, or until the returned function is called.
 * It is a lock of the kernel on an open file, which a process cannot leave behind, and which holds
 * between containers as well, where process ids say nothing. What the file says is for people.
 * @throws DirectoryInUseError, and the system's error where files cannot be locked.
 */
export function takeDirectory(directory: string): () => void {
  const file = join(directory, 'owner.lock');
  const fd = openSync(file, 'a+', 0o600);
  try {
    if (!isFreeSoon(fd)) {
      throw new DirectoryInUseError(directory, readFileSync(file, 'utf8').trim());
    }
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  sign(fd);
  return () => closeSync(fd);
}

function sign(fd: number): void {
  try {
    ftruncateSync(fd);
    writeSync(fd, `process ${process.pid} on ${hostname()}\n`);
  } catch {
    // The disk is full. What is stored can be read all the same.
  }
}
