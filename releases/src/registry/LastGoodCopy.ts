import { stat } from 'node:fs/promises';
import { minute } from './minute';
import type { OnProblem } from './RegistryStore';
import type { RegistryState } from './registryState';
import { readStateFile, writeStateFile } from './stateFile';

/** A host's own copy of the registry as it was read last, for when it cannot be read. */
export class LastGoodCopy {
  private copied = -1;

  constructor(
    private readonly file: string,
    private readonly onProblem: OnProblem,
  ) {}

  /** Answers null where there is none. Throws when it is damaged. */
  read(): Promise<RegistryState | null> {
    return readStateFile(this.file);
  }

  /** Never throws: what is new is in force although it cannot be copied, as on a full disk. */
  async keep(state: RegistryState): Promise<void> {
    if (state.revision === this.copied) return;
    try {
      await writeStateFile(this.file, state);
      this.copied = state.revision;
      this.onProblem('copy', null);
    } catch (error) {
      this.onProblem('copy', new Error(`${this.file} cannot be written`, { cause: error }));
    }
  }

  /** The copy in the place of the registry in `place`, which cannot be read. Throws when there is none. */
  async standIn(place: string, cause: unknown): Promise<RegistryState> {
    const problem = `${place} cannot be read`;
    const copy = await this.read().catch(() => null);
    if (!copy) throw new Error(problem, { cause });
    const { mtime } = await stat(this.file);
    const instead = `${problem}, its copy of ${minute(mtime)} stands in`;
    this.onProblem('registry', new Error(instead, { cause }));
    return copy;
  }
}
