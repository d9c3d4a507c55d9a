import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readJsonFile } from '../files/readJsonFile';
import { writeWhole } from '../files/writeWhole';
import { parseState, type RegistryState } from '../registry/registryState';

export class LastGoodCopy {
  private copied = -1;

  constructor(private readonly file: string) {}

  read(): Promise<RegistryState | null> {
    return readJsonFile<RegistryState | null>(this.file, parseState, null);
  }

  /** Throws when it cannot be written, as on a full disk; then the former copy is still whole. */
  async keep(state: RegistryState): Promise<void> {
    if (state.revision === this.copied) return;
    await mkdir(path.dirname(this.file), { recursive: true, mode: 0o700 });
    await writeWhole(this.file, JSON.stringify(state, null, 1), { mode: 0o600, flush: true });
    this.copied = state.revision;
  }
}
