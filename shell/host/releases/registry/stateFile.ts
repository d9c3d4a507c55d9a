import { mkdir, open, readFile, rename } from 'node:fs/promises';
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

/** Writes a registry's document so that a reader finds the old one or the new one, whole. */
export async function writeStateFile(file: string, state: RegistryState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.next`;
  const handle = await open(next, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(state, null, 1));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
}
