import path from 'node:path';
import {
  openReleaseFolder,
  type ReleaseFiles,
  removeReleaseFolders,
  writeReleaseFolder,
} from '../files/releaseFiles';
import { LastGoodCopy } from './LastGoodCopy';
import type { OnProblem, RegistryStore } from './RegistryStore';
import { emptyState, type RegistryState } from './registryState';
import { readStateFile, writeStateFile } from './stateFile';
import { withFileLock } from './withFileLock';

/** The registry as one JSON file, beside one folder per release: for the shell hosts of one machine. */
export class FileRegistryStore implements RegistryStore {
  readonly place: string;
  private readonly copy: LastGoodCopy;

  constructor(
    private readonly directory: string,
    private readonly onProblem: OnProblem,
  ) {
    this.place = path.join(directory, 'registry.json');
    this.copy = new LastGoodCopy(path.join(directory, 'registry.last-good.json'), onProblem);
  }

  async read(): Promise<RegistryState> {
    try {
      const state = await readStateFile(this.place);
      if (!state && (await this.copy.read())) throw new Error('It is gone');
      this.onProblem('registry', null);
      return state ?? emptyState;
    } catch (error) {
      return this.copy.standIn(this.place, error);
    }
  }

  write(next: RegistryState, expectedRevision: number): Promise<boolean> {
    return withFileLock(`${this.place}.lock`, async (isHeld) => {
      if ((await this.read()).revision !== expectedRevision) return false;
      if (!(await writeStateFile(this.place, next, isHeld))) return false;
      await this.copy.keep(next);
      return true;
    });
  }

  saveFiles(release: ReleaseFiles): Promise<void> {
    const { name, release: id } = release.manifest;
    return writeReleaseFolder(this.folder(name, id), release);
  }

  loadFiles(name: string, release: string): Promise<ReleaseFiles> {
    return openReleaseFolder(this.folder(name, release), name);
  }

  removeFiles(name: string, kept: readonly string[], before: number): Promise<void> {
    return removeReleaseFolders(path.join(this.directory, name), kept, before);
  }

  async close(): Promise<void> {}

  private folder(name: string, release: string): string {
    return path.join(this.directory, name, release);
  }
}
