import type { LoadedRemote } from '../files/LoadedRemote';
import type { PublishedRelease } from '../files/publishedRelease';
import {
  emptyState,
  type RegistryState,
  type RemoteState,
  remoteNames,
  remoteOf,
} from '../registry/registryState';
import { fallbackReleases, isRolledBack } from '../registry/rollback';
import { type ChosenReleases, chooseReleases, type ServedReleases } from './chooseReleases';
import { type Poll, poll } from './poll';
import { type LoaderOptions, ReleaseLoader } from './ReleaseLoader';

interface RegistryOptions extends LoaderOptions {
  names: readonly string[];
  pollMs: number;
}

/** What this host serves: it follows the registry, and keeps the last good release where it cannot. */
export class RemoteRegistry {
  private state: RegistryState = emptyState;
  private served: ReadonlyMap<string, ServedReleases> = new Map();
  private readonly loader: ReleaseLoader;
  private syncing: Promise<void> | null = null;
  private following: Poll | undefined;

  constructor(private readonly options: RegistryOptions) {
    this.loader = new ReleaseLoader(options);
  }

  /** What the visitor in `bucket` gets; without one, the stable releases. */
  choose(bucket: number | null = null): ChosenReleases {
    return chooseReleases(this.served, bucket);
  }

  releases(): readonly LoadedRemote[] {
    return this.choose().releases;
  }

  servedOf(name: string): string[] {
    const { stable, canary } = this.served.get(name) ?? {};
    return [stable, canary?.release].flatMap((release) => release?.manifest.release ?? []);
  }

  /** Whether a release was rolled back, so that its pages must not be shown. */
  isRolledBack(name: string, release: string): boolean {
    return !this.servedOf(name).includes(release) && isRolledBack(this.remote(name), release);
  }

  isCanaryRunning(): boolean {
    return [...this.served.values()].some(({ canary }) => canary !== null);
  }

  isComplete(): boolean {
    return this.options.names.every((name) => this.served.has(name));
  }

  remote(name: string): RemoteState {
    return remoteOf(this.state, name);
  }

  isMissing(name: string, release: string): boolean {
    return this.loader.isMissing(name, release);
  }

  async start(): Promise<void> {
    this.following = poll(() => this.sync(), this.options.pollMs);
    await this.following.first;
  }

  /** Resolves when a look at the registry that is under way has ended. */
  async stop(): Promise<void> {
    await this.following?.stop();
  }

  /** Serves what the registry says now. Never throws: when it cannot be read, nothing changes. */
  async sync(): Promise<void> {
    // A sync that is under way may have read the registry before the caller's change.
    await this.syncing;
    this.syncing ??= this.takeUp().finally(() => {
      this.syncing = null;
    });
    await this.syncing;
  }

  /** Caches the files of a release on this host; returns whether the registry has them. */
  async fetchFiles(name: string, release: string): Promise<boolean> {
    const isKnown = () => this.remote(name).releases.some((one) => one.release === release);
    if (!isKnown()) await this.sync();
    if (!isKnown()) return false;
    return this.options.cache.loadFiles(name, release).then(
      () => true,
      () => false,
    );
  }

  /** Caches what this host itself has published. Never throws: `sync` has the files from the registry, too. */
  async cacheFiles(files: PublishedRelease): Promise<void> {
    await this.options.cache.cacheFiles(files).catch(() => undefined);
  }

  private async takeUp(): Promise<void> {
    try {
      this.state = await this.options.cache.registry();
      this.loader.report('registry', null);
    } catch (error) {
      this.loader.report('registry', error);
      return;
    }
    const next = new Map<string, ServedReleases>();
    for (const name of remoteNames) {
      const served = await this.load(remoteOf(this.state, name));
      if (served) next.set(name, served);
    }
    this.logChanges(next);
    this.served = next;
    this.loader.retainOnly(
      [...next.values()].flatMap(({ stable, canary }) => [
        stable,
        ...(canary ? [canary.release] : []),
      ]),
    );
  }

  private async load(remote: RemoteState): Promise<ServedReleases | undefined> {
    const { name, canary } = remote;
    const active = await this.loader.load(name, remote.stable);
    const stable = active ?? this.served.get(name)?.stable ?? (await this.fallback(remote));
    if (!stable) return undefined;
    const release = canary && (await this.loader.load(name, canary.release));
    return { stable, canary: release ? { release, percent: canary.percent } : null };
  }

  private async fallback(remote: RemoteState): Promise<LoadedRemote | undefined> {
    for (const id of fallbackReleases(remote)) {
      const release = await this.loader.load(remote.name, id);
      if (release) return release;
    }
    return undefined;
  }

  private logChanges(next: ReadonlyMap<string, ServedReleases>): void {
    for (const [name, { stable, canary }] of next) {
      const before = this.served.get(name);
      const ids = { release: stable.manifest.release, canary: canary?.release.manifest.release };
      const isSame = before?.stable === stable && before.canary?.release === canary?.release;
      if (!isSame) this.options.log.info({ remote: name, ...ids }, 'release is active');
    }
  }
}
