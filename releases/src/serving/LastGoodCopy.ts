import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { writeAtomically } from '../files/writeFiles';
import type { RegistryStore } from '../registry/RegistryStore';
import { parseState, type RegistryState, UnreadableRegistry } from '../registry/registryState';

/** What a file of JSON holds; `none` when there is no file. Throws when it is damaged. */
async function readJsonFile<Value>(
  file: string,
  parse: (json: unknown) => Value,
  none: Value,
): Promise<Value> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return none;
  try {
    return parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is damaged`, { cause });
  }
}

export class LastGoodCopy {
  private copied = -1;

  constructor(private readonly file: string) {}

  read(): Promise<RegistryState | null> {
    return readJsonFile<RegistryState | null>(this.file, parseState, null);
  }

  /** Throws when it cannot be written, as on a full disk; then the former copy is still whole. */
  async write(state: RegistryState): Promise<void> {
    if (state.revision === this.copied) return;
    await mkdir(path.dirname(this.file), { recursive: true, mode: 0o700 });
    await writeAtomically(this.file, JSON.stringify(state, null, 1), { mode: 0o600, flush: true });
    this.copied = state.revision;
  }
}

/**
 * The registry for a host. Garbage in its place is set aside, which says as much as a registry that was
 * lost. Throws when it cannot be read.
 */
export async function readRegistry(store: RegistryStore, log: Logger): Promise<RegistryState> {
  try {
    return await store.read();
  } catch (error) {
    const isUnreadable = error instanceof Error && error.cause instanceof UnreadableRegistry;
    const document = isUnreadable ? await store.setGarbageAside() : null;
    if (document === null) throw error;
    log.warn({ document }, 'the database had garbage for a registry of releases: it is set aside');
    return store.read();
  }
}
