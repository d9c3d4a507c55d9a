import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseState, type RegistryState } from '../registry/registryState';

/** The registry as a host has read it last, in a file. */
export class LastGoodCopy {
  private copied = -1;

  constructor(private readonly file: string) {}

  /** Answers null where there is none. Throws when it is damaged. */
  async read(): Promise<RegistryState | null> {
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    try {
      return parseState(JSON.parse(text));
    } catch (error) {
      throw new Error(`${this.file} is damaged`, { cause: error });
    }
  }

  /** Throws when it cannot be written, as on a full disk; then the former copy is still whole. */
  async keep(state: RegistryState): Promise<void> {
    if (state.revision === this.copied) return;
    await mkdir(path.dirname(this.file), { recursive: true, mode: 0o700 });
    // A name of its own, since one host may write the same copy twice at once.
    const next = `${this.file}.${randomBytes(4).toString('hex')}.next`;
    try {
      await writeFile(next, JSON.stringify(state, null, 1), { mode: 0o600, flush: true });
      await rename(next, this.file);
      this.copied = state.revision;
    } finally {
      await rm(next, { force: true });
    }
  }
}
