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
  private readonly refused = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

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

  /** Starts from the last good releases on disk, then looks at every origin once and keeps looking. */
  async start(): Promise<void> {
    await Promise.all(remotes.map((remote) => this.restore(remote)));
    await this.poll();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    for (const remote of remotes) await this.follow(remote);
    this.timer = setTimeout(() => void this.poll(), this.options.pollMs);
    this.timer.unref();
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
      if (!isKnown && !this.refused.has(manifest.release)) {
        await this.adopt(await downloadRelease(origin, manifest));
      }
      if (isKnown) this.lastProblem.delete(name);
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
      this.refused.add(id);
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
    this.options.log.warn({ remote: name, err: error }, 'the last good release goes on serving');
  }
}
