import type { RemoteManifest } from '@pressline/shared-api/remote-manifest';
import type { Logger } from 'pino';
import { remotes } from '../../../federation';
import { pageBytesOf } from '../checks/pageBytes';
import {
  type Publication,
  type PublishContext,
  publishRelease,
  ReleaseRefused,
  refuseInvalid,
} from '../checks/publishRelease';
import { downloadManifest, downloadRelease } from '../files/downloadRelease';
import { createProblemLog, type ReportProblem } from '../files/problems';
import type { PublishedRelease } from '../files/publishedRelease';
import { InvalidRelease } from '../files/releaseDocument';
import { type Poll, poll } from './poll';
import type { RemoteRegistry } from './RemoteRegistry';

/** How long a refusal counts: a check may also fail because services answered too late. */
const REFUSAL_MS = 60_000;

const BY = 'origin';

interface Refusal {
  /** Fingerprint of the releases that it was checked against. */
  composition: string;
  until: number;
}

interface FollowerOptions extends PublishContext {
  registry: RemoteRegistry;
  urls: ReadonlyMap<string, string>;
  pollMs: number;
  log: Logger;
}

/** Publishes each new release of the remotes' origins: putting files on its origin deploys a remote. */
export class OriginFollower {
  private readonly report: ReportProblem;
  private readonly refused = new Map<string, Refusal>();
  private readonly polls: Poll[] = [];
  private publishing: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: FollowerOptions) {
    this.report = createProblemLog(options.log, 'the origin has nothing that can be published');
  }

  /** Follows every origin. Waits for the first look at those whose stable release is not served. */
  async start(): Promise<void> {
    const { registry, pollMs } = this.options;
    const served = new Set(registry.releases().map(({ manifest }) => manifest.release));
    const looks = remotes.map(({ name }) => {
      const isAwaited = !served.has(registry.remote(name).stable ?? '');
      // Each origin by itself: a slow one must not hold up the others.
      const following = poll(() => this.follow(name), pollMs);
      this.polls.push(following);
      return isAwaited ? following.first : undefined;
    });
    await Promise.all(looks);
  }

  /** Resolves when every look that is under way has ended. */
  async stop(): Promise<void> {
    await Promise.all(this.polls.map((following) => following.stop()));
  }

  private async follow(name: string): Promise<void> {
    const origin = this.options.urls.get(name);
    if (!origin) return;
    try {
      const refuse = (error: unknown) => refuseInvalid(error, BY, this.options.store);
      const document = await downloadManifest(origin, name).catch(refuse);
      if (!this.isNews(document.manifest)) return;
      const files = await this.rememberRefusal(document.manifest, () =>
        downloadRelease(origin, document).catch(refuse),
      );
      // While the others are checked, or services start.
      void pageBytesOf(files);
      // One after the other: each is checked against what is active.
      this.publishing = this.publishing.catch(() => {}).then(() => this.publish(files, origin));
      await this.publishing;
    } catch (error) {
      if (!this.isKnown(name, error)) this.report(name, error);
    }
  }

  /** Whether it concerns the stable release, of which the registry reports that it cannot be served. */
  private isKnown(name: string, error: unknown): boolean {
    const { registry } = this.options;
    const { cause } = error as Error;
    if (!(cause instanceof InvalidRelease) || cause.release === null) return false;
    const { stable } = registry.remote(name);
    return cause.release === stable && !registry.servedOf(name).includes(stable);
  }

  private isNews({ name, release }: RemoteManifest): boolean {
    const { registry } = this.options;
    const { announced, stable } = registry.remote(name);
    const refusal = this.refused.get(release);
    const isSame = refusal?.composition === registry.choose().fingerprint;
    if (refusal && isSame && Date.now() < refusal.until) return false;
    // Files that were damaged on disk are fetched again.
    const isMissing = release === stable && registry.isMissing(name, release);
    if (release !== announced || isMissing) return true;
    this.report(name, null);
    return false;
  }

  private async publish(files: PublishedRelease, source: string): Promise<void> {
    const actions: Publication['actions'] = (record) => [{ action: 'announce', record }];
    const { registry } = this.options;
    const cache = registry.cacheFiles.bind(registry);
    await this.rememberRefusal(files.manifest, () =>
      publishRelease({ files, source, by: BY, cache, actions }, this.options),
    );
    await registry.sync();
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
