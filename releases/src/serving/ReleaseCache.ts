import path from 'node:path';
import type { Logger } from 'pino';
import type { VerifyRelease } from '../checks/signature';
import { createProblemLog, type ReportProblem } from '../files/problems';
import {
  openReleaseFolder,
  type PublishedRelease,
  readReleaseFolder,
  writeReleaseFolder,
} from '../files/publishedRelease';
import type { CheckDocument } from '../files/releaseDocument';
import { removeReleaseFolders } from '../files/writeFiles';
import type { RegistryStore } from '../registry/RegistryStore';
import type { RegistryState } from '../registry/registryState';
import { LastGoodCopy, readRegistry } from './LastGoodCopy';

interface CacheOptions {
  store: RegistryStore;
  directory: string;
  /** Where keys are configured: what is not signed is not loaded. */
  verify?: VerifyRelease | null;
  log: Logger;
}

/** A host's copies of what the database holds, from which it serves, be the database there or not. */
export class ReleaseCache {
  private readonly copy: LastGoodCopy;
  private readonly loading = new Map<string, Promise<PublishedRelease>>();
  /** What was put into this host's folder last, until it is loaded. */
  private published: PublishedRelease | undefined;
  private readonly reportRead: ReportProblem;
  private readonly reportCopy: ReportProblem;

  constructor(private readonly options: CacheOptions) {
    const { directory, log } = options;
    this.copy = new LastGoodCopy(path.join(directory, 'registry.last-good.json'));
    this.reportRead = createProblemLog(log, 'the last good copy of the registry is used');
    this.reportCopy = createProblemLog(log, 'there is no copy of the registry as it is now');
  }

  /** The registry, or its last good copy while it cannot be read. Throws when there is neither. */
  async registry(): Promise<RegistryState> {
    try {
      const state = await readRegistry(this.options.store, this.options.log);
      const lost = state.revision === 0 ? await this.copy.read() : null;
      if (lost) await this.putBack(lost);
      else await this.copyState(state);
      this.reportRead('registry', null);
      return lost ?? state;
    } catch (error) {
      const copy = await this.copy.read().catch(() => null);
      if (!copy) throw error;
      this.reportRead('registry', error);
      return copy;
    }
  }

  /**
   * The files of a release; they lie in this host's folder afterwards, from which they are served.
   * Throws when they are not there, damaged, or not signed by keys that this host trusts.
   */
  loadFiles(name: string, release: string): Promise<PublishedRelease> {
    // A page asks for many files of a release at once, and each brings all of it.
    const folder = this.folder(name, release);
    const underWay = this.loading.get(folder);
    if (underWay) return underWay;
    const loading = this.load(name, release).finally(() => this.loading.delete(folder));
    this.loading.set(folder, loading);
    return loading;
  }

  /** Puts a release that was published just now into this host's folder, as `loadFiles` would. */
  async cacheFiles({ encoded, ...files }: PublishedRelease): Promise<void> {
    const { name, release } = files.manifest;
    await writeReleaseFolder(this.folder(name, release), { ...files, encoded });
    this.published = files;
  }

  /** Removes this host's files of all releases but the `kept` ones, unless they came after `before`. */
  removeFiles(name: string, kept: readonly string[], before: number): Promise<void> {
    return removeReleaseFolders(path.join(this.options.directory, name), kept, before);
  }

  private async load(name: string, release: string): Promise<PublishedRelease> {
    const folder = this.folder(name, release);
    const check = this.checkOf(release);
    const { published } = this;
    if (published?.manifest.name === name && published.manifest.release === release) {
      this.published = undefined;
      check(published);
      return published;
    }
    const local = await openReleaseFolder(folder, name, check).catch(() => null);
    if (local) return local;
    const loaded = await this.options.store.loadFiles(name, release, check);
    await writeReleaseFolder(folder, loaded);
    return loaded;
  }

  private checkOf(release: string): CheckDocument {
    return (document) => {
      if (document.manifest.release !== release) {
        throw new Error(`Expected release ${release}, found ${document.manifest.release}`);
      }
      this.options.verify?.(document);
    };
  }

  // What is new is active although it cannot be copied.
  private async copyState(state: RegistryState): Promise<void> {
    if (state.revision === 0) return;
    try {
      await this.copy.write(state);
      this.reportCopy('copy', null);
    } catch (error) {
      this.reportCopy('copy', error);
    }
  }

  /**
   * Writes a registry into the database that has lost it. The files of its releases first: a registry without them could not be served by others.
   */
  private async putBack(lost: RegistryState): Promise<void> {
    const { store, log } = this.options;
    for (const { name, releases } of Object.values(lost.remotes)) {
      for (const { release } of releases) {
        const files = await readReleaseFolder(this.folder(name, release), name).catch(() => null);
        if (files) await store.saveFiles(files);
      }
    }
    // Only where there is none: another host may have been faster.
    const isWritten = await store.write(lost, 0);
    if (isWritten) log.warn('the database had no registry of releases: the copy was written to it');
  }

  private folder(name: string, release: string): string {
    return path.join(this.options.directory, name, release);
  }
}
