import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseState, type RegistryState } from './registryState';

/** Reads a registry's document, or null when there is no such file. Throws when it is damaged. */
export async function readStateFile(file: string): Promise<RegistryState | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parseState(JSON.parse(text));
}

/**
 * Writes a registry's document so that a reader finds the old one or the new one, whole. `mayReplace`
 * is asked at the last moment; answers whether it was written.
 */
export async function writeStateFile(
  file: string,
  state: RegistryState,
  mayReplace: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Of its own, since one host may write the same copy twice at once.
  const next = `${file}.${randomBytes(4).toString('hex')}.next`;
  try {
    await writeDurably(next, JSON.stringify(state, null, 1));
    const isWritten = await mayReplace();
    if (isWritten) await rename(next, file);
    return isWritten;
  } finally {
    await rm(next, { force: true });
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
