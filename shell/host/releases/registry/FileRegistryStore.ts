import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type ReleaseFiles, readReleaseFolder, writeReleaseFolder } from '../releaseFiles';
import type { RegistryStore } from './RegistryStore';
import { emptyState, type RegistryState } from './registryState';
import { readStateFile, writeStateFile } from './stateFile';
import { withFileLock } from './withFileLock';

/** Told of a registry that cannot be read while its last good copy serves, and of its recovery (null). */
export type OnProblem = (problem: Error | null) => void;

/** The registry as one JSON file, beside one folder per release: for the shell hosts of one machine. */
export class FileRegistryStore implements RegistryStore {
  private readonly file: string;
  private readonly copy: string;

  constructor(
    private readonly directory: string,
    private readonly onProblem: OnProblem,
  ) {
    this.file = path.join(directory, 'registry.json');
    this.copy = path.join(directory, 'registry.last-good.json');
  }

  async read(): Promise<RegistryState> {
    try {
      const state = await readStateFile(this.file);
      if (!state && (await readStateFile(this.copy))) throw new Error('It is gone');
      this.onProblem(null);
      return state ?? emptyState;
    } catch (error) {
      const copy = await readStateFile(this.copy).catch(() => null);
      const problem = new Error(`${this.file} cannot be read`, { cause: error });
      if (!copy) throw problem;
      this.onProblem(problem);
      return copy;
    }
  }

  write(next: RegistryState, expectedRevision: number): Promise<boolean> {
    return withFileLock(`${this.file}.lock`, async () => {
      if ((await this.read()).revision !== expectedRevision) return false;
      await writeStateFile(this.file, next);
      await writeStateFile(this.copy, next);
      return true;
    });
  }

  saveFiles(release: ReleaseFiles): Promise<void> {
    const { name, release: id } = release.manifest;
    return writeReleaseFolder(this.folder(name, id), release);
  }

  loadFiles(name: string, release: string): Promise<ReleaseFiles> {
    return readReleaseFolder(this.folder(name, release), name);
  }

  removeFiles(name: string, release: string): Promise<void> {
    return rm(this.folder(name, release), { recursive: true, force: true });
  }

  async close(): Promise<void> {}

  private folder(name: string, release: string): string {
    return path.join(this.directory, name, release);
  }
}
