import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import type { Logger } from 'pino';
import { type RemoteDefinition, remotes } from '../../../federation';
import { downloadManifest, downloadRelease } from '../files/downloadRelease';
import type { ReleaseFiles } from '../files/releaseFiles';
import {
  type Publication,
  type PublishContext,
  publishRelease,
  ReleaseRefused,
  refuseUnfit,
} from '../publishRelease';
import { createProblemLog, type ReportProblem } from './createProblemLog';
import type { RemoteRegistry } from './RemoteRegistry';

/** A check may have failed for want of something else, such as services that answered too late. */
const REFUSAL_MS = 60_000;

const BY = 'origin';

/** A release that was not taken. */
interface Refusal {
  /** Fingerprint of the composition that it did not fit into. */
  composition: string;
  until: number;
}

interface FollowerOptions extends PublishContext {
  registry: RemoteRegistry;
  /** Each remote's origin. */
  urls: ReadonlyMap<string, string>;
  pollMs: number;
  log: Logger;
}

/** Publishes what the remotes' origins announce: putting files on its origin deploys a remote. */
export class OriginFollower {
  private readonly report: ReportProblem;
  private readonly refused = new Map<string, Refusal>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private publishing: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly options: FollowerOptions) {
    this.report = createProblemLog(options.log, 'the origin has nothing that can be published');
  }

  /** Follows every origin. Waits for the first look at those whose stable release is not served. */
  async start(): Promise<void> {
    const { registry } = this.options;
    const served = new Set(registry.releases().map(({ manifest }) => manifest.release));
    const looks = remotes.map((remote) => ({
      isAwaited: !served.has(registry.remote(remote.name).stable ?? ''),
      look: this.keepFollowing(remote),
    }));
    await Promise.all(looks.filter(({ isAwaited }) => isAwaited).map(({ look }) => look));
  }

  stop(): void {
    this.isStopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  // Each origin by itself: a slow one must not hold up the others.
  private async keepFollowing(remote: RemoteDefinition): Promise<void> {
    await this.follow(remote.name);
    if (this.isStopped) return;
    const timer = setTimeout(() => void this.keepFollowing(remote), this.options.pollMs);
    this.timers.set(remote.name, timer.unref());
  }

  private async follow(name: string): Promise<void> {
    const origin = this.options.urls.get(name);
    if (!origin) return;
    try {
      const refuse = (error: unknown) => refuseUnfit(error, BY, this.options.store);
      const manifest = await downloadManifest(origin, name).catch(refuse);
      if (!this.isNews(manifest)) return;
      const files = await this.rememberRefusal(manifest, () =>
        downloadRelease(origin, manifest).catch(refuse),
      );
      // One after the other: each is checked against what is active.
      this.publishing = this.publishing.catch(() => {}).then(() => this.publish(files, origin));
      await this.publishing;
    } catch (error) {
      this.report(name, error);
    }
  }

  private isNews({ name, release }: RemoteManifest): boolean {
    const { registry } = this.options;
    const { announced, stable } = registry.remote(name);
    const refusal = this.refused.get(release);
    const isSame = refusal?.composition === registry.choose().fingerprint;
    if (refusal && isSame && Date.now() < refusal.until) return false;
    // What was damaged on disk can be had again.
    const isMissing =
      release === stable && !registry.isLoaded(name, release) && !registry.isUnfit(name, release);
    if (release !== announced || isMissing) return true;
    this.report(name, null);
    return false;
  }

  private async publish(files: ReleaseFiles, source: string): Promise<void> {
    const actions: Publication['actions'] = (record) => [{ action: 'announce', record }];
    await this.rememberRefusal(files.manifest, () =>
      publishRelease({ files, source, by: BY, actions }, this.options),
    );
    await this.options.registry.sync();
  }

  private async rememberRefusal<Result>(
    { release }: RemoteManifest,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const composition = this.options.registry.choose().fingerprint;
    try {
      return await work();
    } catch (error) {
      if (error instanceof ReleaseRefused) {
        this.refused.set(release, { composition, until: Date.now() + REFUSAL_MS });
      }
      throw error;
    }
  }
}
