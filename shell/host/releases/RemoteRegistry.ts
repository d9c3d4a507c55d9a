import type { Logger } from 'pino';
import { type RemoteDefinition, remotes } from '../../../federation';
import { checkRelease, type SharedVersions, type SmokeRender } from './checkRelease';
import { type DownloadedRelease, downloadManifest, downloadRelease } from './downloadRelease';
import { createRelease, type Release } from './Release';
import type { ReleaseStore } from './releaseStore';

interface RegistryOptions {
  urls: ReadonlyMap<string, string>;
  pollMs: number;
  store: ReleaseStore;
  sharedVersions: SharedVersions;
  render: SmokeRender;
  log: Logger;
}

/** Knows the release of each remote in force, and follows what the remotes' origins publish. */
export class RemoteRegistry {
  private readonly current = new Map<string, Release>();
  private readonly lastProblem = new Map<string, string>();
  /** Refused releases, each with the composition that it did not fit into. */
  private readonly refused = new Map<string, string>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private adopting: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly options: RegistryOptions) {}

  /** The releases in force, in the order of the composition. */
  releases(): Release[] {
    return remotes.flatMap(({ name }) => this.current.get(name) ?? []);
  }

  /** Changes whenever any release does. */
  fingerprint(): string {
    return this.releases()
      .map(({ manifest }) => manifest.release)
      .join('.');
  }

  /** Whether every remote has a release. */
  isComplete(): boolean {
    return [...this.options.urls.keys()].every((name) => this.current.has(name));
  }

  /**
   * Starts from the last good releases on disk and follows every origin from then on. Waits for the
   * first look at those origins only of which there is no release yet.
   */
  async start(): Promise<void> {
    await Promise.all(remotes.map((remote) => this.restore(remote)));
    const missing = remotes.filter(({ name }) => !this.current.has(name));
    const looks = new Map(remotes.map((remote) => [remote.name, this.keepFollowing(remote)]));
    await Promise.all(missing.map(({ name }) => looks.get(name)));
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  // Each origin by itself: a slow one must not hold up the others.
  private async keepFollowing(remote: RemoteDefinition): Promise<void> {
    await this.follow(remote);
    if (this.isStopped) return;
    const timer = setTimeout(() => void this.keepFollowing(remote), this.options.pollMs);
    this.timers.set(remote.name, timer.unref());
  }

  private async restore({ name }: RemoteDefinition): Promise<void> {
    const { store, log } = this.options;
    try {
      const stored = await store.loadCurrent(name);
      if (!stored) return;
      this.current.set(name, createRelease(stored));
      log.info({ remote: name, release: stored.manifest.release }, 'last good release restored');
    } catch (error) {
      log.warn({ remote: name, err: error }, 'last good release could not be restored');
    }
  }

  private async follow({ name }: RemoteDefinition): Promise<void> {
    const origin = this.options.urls.get(name);
    if (!origin) return;
    try {
      const manifest = await downloadManifest(origin, name);
      const isKnown = this.current.get(name)?.manifest.release === manifest.release;
      if (isKnown) this.lastProblem.delete(name);
      else if (this.refused.get(manifest.release) !== this.fingerprint()) {
        const downloaded = await downloadRelease(origin, manifest);
        // One after the other: each is checked against what is in force.
        this.adopting = this.adopting.catch(() => {}).then(() => this.adopt(downloaded));
        await this.adopting;
      }
    } catch (error) {
      this.report(name, error);
    }
  }

  private async adopt(downloaded: DownloadedRelease): Promise<void> {
    const { store, sharedVersions, render, log } = this.options;
    const { name, release: id } = downloaded.manifest;
    let release: Release;
    try {
      release = createRelease(downloaded);
      const others = this.releases().filter(({ manifest }) => manifest.name !== name);
      await checkRelease(release, others, sharedVersions, render);
    } catch (error) {
      this.refused.set(id, this.fingerprint());
      throw new Error(`release ${id} refused`, { cause: error });
    }
    await store.save(downloaded);
    this.current.set(name, release);
    await store.setCurrent(name, id);
    log.info({ remote: name, release: id }, 'release adopted');
  }

  /** Logs a problem when it begins, not every second that it lasts. */
  private report(name: string, error: unknown): void {
    const problem = String(error);
    if (this.lastProblem.get(name) === problem) return;
    this.lastProblem.set(name, problem);
    const consequence = this.current.has(name)
      ? 'the last good release goes on serving'
      : 'there is no release of it to serve';
    this.options.log.warn({ remote: name, err: error }, consequence);
  }
}
