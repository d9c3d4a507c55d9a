import {
  errorShare,
  failuresOf,
  hostTelemetryCall,
  pathOf,
  type ReleaseTelemetry,
} from '@pressline/shared-api';
import type { Logger } from 'pino';
import { act } from '../registry/act';
import type { RegistryStore } from '../registry/RegistryStore';
import { recentReturn } from '../registry/recentReturn';
import { type RemoteState, remoteNames } from '../registry/registryState';
import { rollbackTarget } from '../registry/rollbackTarget';
import { CountsAnew } from './CountsAnew';
import { createProblemLog } from './createProblemLog';
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

/** The active releases of a remote that fail for too many visitors; the stable one only where there is another to return to. */
export function failingReleases(
  remote: RemoteState,
  telemetry: readonly ReleaseTelemetry[],
  { minFailures, share }: RollbackRules,
): Verdict[] {
  const { name, stable, canary, releases } = remote;
  // A failure right after a rollback has another cause: rolling back on would end at the oldest release.
  const mayGoBack = rollbackTarget(remote) !== undefined && !recentReturn(remote);
  const live = [mayGoBack ? stable : null, canary?.release ?? null];
  return telemetry.flatMap((counts) => {
    const record = releases.find(({ release }) => release === counts.release);
    if (counts.remote !== name || !record || !live.includes(record.release)) return [];
    const { loads, loadFailures, hydrationErrors, violations } = counts;
    const failed = failuresOf(counts);
    const failedShare = errorShare(counts);
    if (failedShare === null || failed < minFailures || failedShare < share) return [];
    const percent = Math.round(failedShare * 100);
    const reason =
      `${failed} failures in ${loads + loadFailures} page loads (${percent} %): ` +
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
  const countsAnew = new CountsAnew();
  const look = async () => {
    try {
      const telemetry = await readTelemetry(options, internalToken);
      const states = remoteNames.map((name) => options.registry.remote(name));
      await judge(countsAnew.of(states, telemetry), options);
      report('telemetry', null);
    } catch (error) {
      report('telemetry', error);
    }
  };
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(() => void look().finally(next), everyMs).unref();
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
  const response = await fetch(`${servicesUrl}${pathOf(hostTelemetryCall)}?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`services answered ${response.status}`);
  const counted = (await response.json()) as { releases: ReleaseTelemetry[] };
  return counted.releases;
}

async function judge(
  telemetry: readonly ReleaseTelemetry[],
  { registry, store, rules, log }: WatchOptions,
): Promise<void> {
  for (const name of remoteNames) {
    const failing = (remote: RemoteState) => failingReleases(remote, telemetry, rules);
    if (failing(registry.remote(name)).length === 0) continue;
    // Judged again by what is in the registry now: another host may have been faster.
    let verdicts: Verdict[] = [];
    await act(
      store,
      name,
      (remote) => {
        verdicts = failing(remote);
        return verdicts.map((verdict) => ({ action: 'auto-rollback', ...verdict }));
      },
      'host',
    );
    for (const { release, reason } of verdicts) {
      log.error({ remote: name, release, reason }, 'release rolled back automatically');
    }
    await registry.sync();
  }
}
