import type { Logger } from 'pino';
import {
  checkSharedVersions,
  renderEveryRoute,
  type SharedVersions,
  type SmokeRender,
} from '../checks/checkRelease';
import { type LoadedRemote, loadRemote } from '../files/LoadedRemote';
import { createProblemLog, messageOf } from '../files/problems';
import type { ReleaseCache } from './ReleaseCache';

export interface LoaderOptions {
  cache: ReleaseCache;
  /** A release that was built against others would not run beside this host's shell. */
  sharedVersions: SharedVersions;
  log: Logger;
}

export class ReleaseLoader {
  readonly report;
  private readonly loaded = new Map<string, LoadedRemote>();
  private readonly unfit = new Set<string>();

  constructor(private readonly options: LoaderOptions) {
    this.report = createProblemLog(options.log, 'the last good releases, if any, keep serving');
  }

  /** Whether a release is not loaded, though it fits this host's shared modules as far as is known. */
  isMissing(name: string, release: string): boolean {
    const key = keyOf(name, release);
    return !this.loaded.has(key) && !this.unfit.has(key);
  }

  /** The code of a release; undefined when it cannot be served, which is logged. */
  async load(name: string, release: string | null): Promise<LoadedRemote | undefined> {
    if (release === null) return undefined;
    const key = keyOf(name, release);
    if (this.unfit.has(key)) return undefined;
    try {
      const loaded = this.loaded.get(key) ?? (await this.loadFitting(name, release));
      this.loaded.set(key, loaded);
      this.report(key, null);
      return loaded;
    } catch (error) {
      this.report(key, error);
      return undefined;
    }
  }

  retainOnly(inUse: readonly LoadedRemote[]): void {
    for (const [key, release] of this.loaded) {
      if (!inUse.includes(release)) this.loaded.delete(key);
    }
  }

  private async loadFitting(name: string, release: string): Promise<LoadedRemote> {
    const files = await this.options.cache.loadFiles(name, release);
    try {
      checkSharedVersions(files.manifest, this.options.sharedVersions);
    } catch (error) {
      this.unfit.add(keyOf(name, release));
      throw error;
    }
    return loadRemote(files);
  }
}

const keyOf = (name: string, release: string) => `${name}/${release}`;

/** Renders a page of every route of a release. @returns what fails; null when nothing does */
export type TryRelease = (name: string, release: string) => Promise<string | null>;

export const tryRelease = (
  cache: ReleaseCache,
  render: SmokeRender,
  ...[name, release]: Parameters<TryRelease>
): ReturnType<TryRelease> =>
  cache
    .loadFiles(name, release)
    .then((files) => renderEveryRoute(loadRemote(files), render))
    .then(() => null, messageOf);
