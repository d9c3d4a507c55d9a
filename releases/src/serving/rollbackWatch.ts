import {
  calls,
  errorShare,
  failuresOf,
  type ReleaseRecord,
  type ReleaseTelemetry,
} from '@pressline/shared-api';
import type { Logger } from 'pino';
import { createProblemLog } from '../files/problems';
import { changeRemote } from '../registry/changeRemote';
import type { RegistryStore } from '../registry/RegistryStore';
import { type RemoteState, remoteNames } from '../registry/registryState';
import { isPromotedByHand, recentAutoRollback, rollbackTarget } from '../registry/rollback';
import type { TryRelease } from './ReleaseLoader';
import type { RemoteRegistry } from './RemoteRegistry';

const TIMEOUT_MS = 3_000;

interface RollbackRules {
  minFailures: number;
  share: number;
}

interface Verdict {
  release: string;
  reason: string;
}

/**
 * The active releases of a remote that fail for too many visitors: the stable one where there is
 * another to return to, unless a person has promoted it; a canary unless it was rolled back before.
 */
export function failingReleases(
  remote: RemoteState,
  telemetry: readonly ReleaseTelemetry[],
  { minFailures, share }: RollbackRules,
): Verdict[] {
  const { name, stable, canary, releases } = remote;
  // A failure right after a rollback has another cause: rolling back on would end at the oldest release.
  const mayGoBack = rollbackTarget(remote) !== undefined && !recentAutoRollback(remote);
  const isJudged = ({ release, failure }: ReleaseRecord) =>
    release === stable
      ? mayGoBack && !isPromotedByHand(remote, release)
      : release === canary?.release && failure === null;
  return telemetry.flatMap((counts) => {
    const record = releases.find(({ release }) => release === counts.release);
    if (counts.remote !== name || !record || !isJudged(record)) return [];
    const { loads, loadFailures, hydrationErrors, violations } = counts;
    const failed = failuresOf(counts);
    const failedShare = errorShare(counts);
    if (failedShare === null || failed < minFailures || failedShare < share) return [];
    const percent = Math.round(failedShare * 100);
    const reason =
      `${failed} failures in ${loads + loadFailures} page loads (${percent}%): ` +
      `${loadFailures} could not be loaded, ${hydrationErrors} failed while running` +
      (violations ? `, ${violations} broke the site’s policy.` : '.');
    return [{ release: record.release, reason }];
  });
}

interface WatchOptions {
  registry: RemoteRegistry;
  store: RegistryStore;
  servicesUrl: string;
  /** Opens the telemetry of services; without it there is no automatic rollback. */
  internalToken: string | null;
  everyMs: number;
  rules: RollbackRules;
  tryRelease: TryRelease;
  log: Logger;
}

/** Rolls back releases that fail in browsers, by the telemetry of services. */
export function startRollbackWatch(options: WatchOptions): { stop(): void } {
  const { internalToken, everyMs, log } = options;
  if (internalToken === null) {
    log.warn('INTERNAL_TOKEN is not set: releases that fail are not rolled back automatically');
    return { stop: () => {} };
  }
  const report = createProblemLog(log, 'automatic rollback is paused');
  const reported = (subject: string, work: Promise<void>) =>
    work.then(
      () => report(subject, null),
      (error) => report(subject, error),
    );
  const look = async () => {
    const telemetry = await readTelemetry(options, internalToken);
    // One remote that has nothing to go back to must not keep another from going back.
    for (const name of remoteNames) await reported(name, judge(name, telemetry, options));
  };
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(() => void reported('telemetry', look()).then(next), everyMs).unref();
  };
  next();
  return { stop: () => clearTimeout(timer) };
}

/** Asks for every release that is kept: visitors with a page open report on former ones. */
async function readTelemetry(
  { registry, servicesUrl }: WatchOptions,
  token: string,
): Promise<ReleaseTelemetry[]> {
  const kept = remoteNames.flatMap((name) =>
    registry.remote(name).releases.map(({ release }) => `${name}/${release}`),
  );
  const query = new URLSearchParams({ releases: kept.join() });
  const response = await fetch(`${servicesUrl}${calls.others.hostTelemetry.path}?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`services answered ${response.status}`);
  const counted = (await response.json()) as { releases: ReleaseTelemetry[] };
  return counted.releases;
}

async function judge(
  name: string,
  telemetry: readonly ReleaseTelemetry[],
  { registry, store, rules, tryRelease, log }: WatchOptions,
): Promise<void> {
  const failing = (remote: RemoteState) => failingReleases(remote, telemetry, rules);
  for (const { release } of failing(registry.remote(name))) {
    const rendered = await renderedBefore(registry.remote(name), release, tryRelease);
    // Judged again by what is in the registry now: another host may have been faster.
    let verdict: Verdict | undefined;
    await changeRemote(
      store,
      name,
      (remote) => {
        verdict = failing(remote).find((one) => one.release === release);
        if (!verdict) return [];
        const reason = `${verdict.reason} ${rendered}`;
        return [{ action: 'auto-rollback', release, reason }];
      },
      'host',
    );
    if (verdict) log.error({ remote: name, ...verdict }, 'release rolled back automatically');
    await registry.sync();
  }
}

/**
 * Renders a failing release and the one that visitors would get in its place.
 * @returns a sentence about the failing one, for the history
 * @throws when the other one does not render: then nothing is rolled back
 */
async function renderedBefore(
  remote: RemoteState,
  release: string,
  tryRelease: TryRelease,
): Promise<string> {
  const { name, stable } = remote;
  const next = release === stable ? rollbackTarget(remote)?.release : stable;
  const broken = next && (await tryRelease(name, next));
  if (broken) throw new Error(`${name} ${release} fails, but ${next} does not render: ${broken}`);
  const failed = await tryRelease(name, release);
  return failed ? `The host cannot render it: ${failed}.` : 'The host still renders it.';
}
