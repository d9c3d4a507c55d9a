import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { readJsonFile } from '../files/readJsonFile';
import { writeWhole } from '../files/writeWhole';
import type { RemoteState } from '../registry/registryState';
import { createProblemLog, type ReportProblem } from '../serving/createProblemLog';
import type { Approvals } from './approvals';
import { type Mark, marks } from './mark';

const NONE: Mark = { release: '', signedAt: '', approvedAt: '', standing: [], formers: [] };
const MAX_FORMERS = 20;

interface GuardOptions {
  /** A folder of this host's own. */
  directory: string;
  approvals: Approvals;
  signedAt: (name: string, release: string) => Promise<string | null>;
  log: Logger;
}

/**
 * Keeps a host from replayed releases: signed ones that are older than the last active one, which
 * whoever owns the origin or the database could bring back. A host that has never served a remote
 * takes any signed release of it.
 */
export class ReleaseGuard {
  private readonly signed = new Map<string, string>();

  private readonly report: ReportProblem;

  private constructor(
    private readonly options: GuardOptions,
    private readonly file: string,
    private readonly marks: Map<string, Mark>,
  ) {
    this.report = createProblemLog(options.log, 'after a restart, replayed releases may be taken');
  }

  /** Reads what the host remembers. Throws when that is damaged: then nobody knows what is a replay. */
  static async open(options: GuardOptions): Promise<ReleaseGuard> {
    const file = path.join(options.directory, 'active-releases.json');
    const parse = (json: unknown) => new Map(Object.entries(marks.parse(json)));
    return new ReleaseGuard(options, file, await readJsonFile(file, parse, new Map()));
  }

  /** Takes up a decision of staff, or for the remote's health, that the registry has. */
  async consider(remote: RemoteState): Promise<void> {
    const approval = this.options.approvals.genuine(remote);
    const before = this.marks.get(remote.name) ?? NONE;
    if (!approval || approval.at <= before.approvedAt) return;
    await this.remember(remote.name, {
      ...before,
      approvedAt: approval.at,
      standing: approval.releases,
    });
  }

  async admit(name: string, release: string): Promise<void> {
    const signedAt = await this.signedAt(name, release);
    const last = this.marks.get(name) ?? NONE;
    if (signedAt >= last.signedAt || last.standing.includes(release)) return;
    throw new Error(
      `It was signed at ${signedAt}, before the last active release ${last.release} (${last.signedAt}), ` +
        'and neither staff nor its health has rolled back to it',
    );
  }

  async activated(name: string, release: string): Promise<void> {
    const before = this.marks.get(name) ?? NONE;
    if (before.release === release) return;
    const signedAt = await this.signedAt(name, release);
    const standing = before.standing.includes(release) ? before.standing : [];
    const formers = [...new Set([release, before.release, ...before.formers])].filter(Boolean);
    await this.remember(name, {
      ...{ ...before, release, signedAt, standing },
      formers: formers.slice(0, MAX_FORMERS),
    });
  }

  /**
   * Whether a release was active here: who writes to the database must not choose what health brings
   * back.
   */
  wasActive(name: string, release: string): boolean {
    return (this.marks.get(name) ?? NONE).formers.includes(release);
  }

  /** Those of the releases, and of the last active one, that can be verified; the newest first. */
  async verifiable(name: string, releases: readonly string[]): Promise<string[]> {
    const last = this.marks.get(name)?.release;
    const candidates = [...new Set([...(last ? [last] : []), ...releases])];
    const dated = await Promise.all(
      candidates.map(async (release) => {
        const at = await this.signedAt(name, release).catch(() => null);
        return at === null ? [] : [{ release, at }];
      }),
    );
    return dated
      .flat()
      .sort((one, other) => other.at.localeCompare(one.at))
      .map(({ release }) => release);
  }

  private async signedAt(name: string, release: string): Promise<string> {
    const key = `${name}/${release}`;
    const at = this.signed.get(key) ?? (await this.options.signedAt(name, release)) ?? '';
    this.signed.set(key, at);
    return at;
  }

  private async remember(name: string, next: Mark): Promise<void> {
    this.marks.set(name, next);
    try {
      await mkdir(this.options.directory, { recursive: true, mode: 0o700 });
      const text = JSON.stringify(Object.fromEntries(this.marks), null, 1);
      await writeWhole(this.file, text, { mode: 0o600, flush: true });
      this.report(this.file, null);
    } catch (error) {
      this.report(this.file, error);
    }
  }
}
