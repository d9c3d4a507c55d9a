import type { Logger } from 'pino';
import { remotes } from '../../../federation';
import { checkSharedVersions, type SharedVersions } from '../checks/checkRelease';
import { type LoadedRemote, loadRemote } from '../loaded/LoadedRemote';
import { isRolledBack } from '../registry/isRolledBack';
import {
  emptyState,
  type RegistryState,
  type RemoteState,
  remoteOf,
} from '../registry/registryState';
import { fallbackReleases } from '../registry/rollbackTarget';
import { isInCanary } from './canaryBucket';
import { createProblemLog, type ReportProblem } from './createProblemLog';
import type { ReleaseCache } from './ReleaseCache';

interface RegistryOptions {
  /** The remotes that make the composition whole. */
  names: readonly string[];
  cache: ReleaseCache;
  /** A release that was built against others would not run beside this host's shell. */
  sharedVersions: SharedVersions;
  pollMs: number;
  log: Logger;
}

interface Served {
  stable: LoadedRemote;
  canary: { release: LoadedRemote; percent: number } | null;
}

/** The releases that one visitor gets, HTML and scripts alike. */
export interface Choice {
  releases: readonly LoadedRemote[];
  /** Changes whenever any of these releases does. */
  fingerprint: string;
  /** The remotes whose canary is among them: empty for most visitors. */
  canaries: string;
}

/** What this host serves: it follows the registry, and keeps the last good release where it cannot. */
export class RemoteRegistry {
  private state: RegistryState = emptyState;
  private served: ReadonlyMap<string, Served> = new Map();
  private readonly loaded = new Map<string, LoadedRemote>();
  private readonly unfit = new Set<string>();
  private readonly report: ReportProblem;
  private syncing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly options: RegistryOptions) {
    this.report = createProblemLog(options.log, 'what served last goes on serving');
  }

  /** What the visitor in `bucket` gets; without one, the stable releases. */
  choose(bucket: number | null = null): Choice {
    const chosen = remotes.flatMap(({ name }) => {
      const served = this.served.get(name);
      if (!served) return [];
      const { stable, canary } = served;
      const isCanary =
        canary !== null && bucket !== null && isInCanary(bucket, name, canary.percent);
      return [{ release: isCanary ? canary.release : stable, isCanary }];
    });
    const releases = chosen.map(({ release }) => release);
    return {
      releases,
      fingerprint: releases.map(({ manifest }) => manifest.release).join('.'),
      canaries: chosen
        .filter(({ isCanary }) => isCanary)
        .map(({ release }) => release.manifest.name)
        .join(' '),
    };
  }

  /** The stable releases, in the order of the composition. */
  releases(): readonly LoadedRemote[] {
    return this.choose().releases;
  }

  /** What this host serves of a remote: its stable release, and its canary. */
  servedOf(name: string): string[] {
    const { stable, canary } = this.served.get(name) ?? {};
    return [stable, canary?.release].flatMap((release) => release?.manifest.release ?? []);
  }

  /** Whether a release was rolled back, so that nothing of it is to be shown any more. */
  isRolledBack(name: string, release: string): boolean {
    return !this.servedOf(name).includes(release) && isRolledBack(this.remote(name), release);
  }

  isCanaryRunning(): boolean {
    return [...this.served.values()].some(({ canary }) => canary !== null);
  }

  /** Whether every remote has a release. */
  isComplete(): boolean {
    return this.options.names.every((name) => this.served.has(name));
  }

  /** What the registry said of a remote when it was last read. */
  remote(name: string): RemoteState {
    return remoteOf(this.state, name);
  }

  /** Whether this host has a release to serve. */
  isLoaded(name: string, release: string): boolean {
    return this.loaded.has(keyOf(name, release));
  }

  /** Whether a release was found to need other shared modules than this host has. */
  isUnfit(name: string, release: string): boolean {
    return this.unfit.has(keyOf(name, release));
  }

  /** Reads the registry and follows it from then on. */
  async start(): Promise<void> {
    await this.sync();
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.start(), this.options.pollMs);
    this.timer.unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Takes up what the registry says now. Never throws: what cannot be read leaves all as it is. */
  async sync(): Promise<void> {
    // One that began before the caller's change may have read before it too.
    await this.syncing;
    this.syncing ??= this.takeUp().finally(() => {
      this.syncing = null;
    });
    await this.syncing;
  }

  /** Caches the files of a release on this host; answers whether the registry has them. */
  async fetchFiles(name: string, release: string): Promise<boolean> {
    const isKnown = () => this.remote(name).releases.some((one) => one.release === release);
    if (!isKnown()) await this.sync();
    if (!isKnown()) return false;
    return this.options.cache.loadFiles(name, release).then(
      () => true,
      () => false,
    );
  }

  private async takeUp(): Promise<void> {
    try {
      this.state = await this.options.cache.registry();
      this.report('registry', null);
    } catch (error) {
      this.report('registry', error);
      return;
    }
    const next = new Map<string, Served>();
    for (const { name } of remotes) {
      const served = await this.load(remoteOf(this.state, name));
      if (served) next.set(name, served);
    }
    this.announceChanges(next);
    this.served = next;
    this.forgetUnused();
  }

  private async load(remote: RemoteState): Promise<Served | undefined> {
    const { name, canary } = remote;
    const before = this.served.get(name);
    const stable =
      (await this.release(name, remote.stable)) ?? before?.stable ?? (await this.fallback(remote));
    if (!stable) return undefined;
    const release = canary && (await this.release(name, canary.release));
    return { stable, canary: release ? { release, percent: canary.percent } : null };
  }

  private async fallback(remote: RemoteState): Promise<LoadedRemote | undefined> {
    for (const id of fallbackReleases(remote)) {
      const release = await this.release(remote.name, id);
      if (release) return release;
    }
    return undefined;
  }

  private async release(name: string, id: string | null): Promise<LoadedRemote | undefined> {
    if (id === null || this.isUnfit(name, id)) return undefined;
    const key = keyOf(name, id);
    const known = this.loaded.get(key);
    try {
      const release = known ?? (await this.loadFitting(name, id));
      this.loaded.set(key, release);
      this.report(key, null);
      return release;
    } catch (error) {
      this.report(key, error);
      return undefined;
    }
  }

  private async loadFitting(name: string, id: string): Promise<LoadedRemote> {
    const files = await this.options.cache.loadFiles(name, id);
    try {
      checkSharedVersions(files.manifest, this.options.sharedVersions);
    } catch (error) {
      this.unfit.add(keyOf(name, id));
      throw error;
    }
    return loadRemote(files);
  }

  private announceChanges(next: ReadonlyMap<string, Served>): void {
    for (const [name, { stable, canary }] of next) {
      const before = this.served.get(name);
      const ids = { release: stable.manifest.release, canary: canary?.release.manifest.release };
      const isSame = before?.stable === stable && before.canary?.release === canary?.release;
      if (!isSame) this.options.log.info({ remote: name, ...ids }, 'release is active');
    }
  }

  private forgetUnused(): void {
    const inUse = [...this.served.values()].flatMap(({ stable, canary }) => [
      stable,
      canary?.release,
    ]);
    for (const [key, release] of this.loaded) {
      if (!inUse.includes(release)) this.loaded.delete(key);
    }
  }
}

const keyOf = (name: string, release: string) => `${name}/${release}`;
