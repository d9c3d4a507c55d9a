import type { SmokeRender } from '@pressline/releases/checks/checkRelease';
import { createVerifier } from '@pressline/releases/checks/signature';
import { openStore } from '@pressline/releases/registry/openStore';
import type { RegistryStore } from '@pressline/releases/registry/RegistryStore';
import { collectGarbage, repairFiles } from '@pressline/releases/serving/collectGarbage';
import { OriginFollower } from '@pressline/releases/serving/OriginFollower';
import { ReleaseCache } from '@pressline/releases/serving/ReleaseCache';
import { tryRelease } from '@pressline/releases/serving/ReleaseLoader';
import { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import { startRollbackWatch } from '@pressline/releases/serving/rollbackWatch';
import type { Logger } from 'pino';
import type { ContentVersion } from './api/contentVersion';
import type { HostConfig } from './config';
import { createOverride, type OverrideRemotes } from './pages/remoteOverride';
import type { RenderContext } from './pages/render/renderPage';
import { smokeRender } from './pages/render/smokeRender';

/** How often the registry and the origins are read. */
const POLL_MS = 1_000;
const TIDY_MS = 60_000;
/** Releases kept for each remote; a replaced one stays this long for visitors with a page open. */
const KEEPING = { count: 5, hours: 24 };
/** When what browsers report rolls a release back: by the failures and their share of its page loads. */
const ROLLBACK = { everyMs: 5_000, rules: { minFailures: 10, share: 0.05 } };
/** How long a new release waits for services, which may be adding the demo content. */
const SERVICES_MS = 30_000;

export interface RunningReleases {
  registry: RemoteRegistry;
  store: RegistryStore;
  override: OverrideRemotes | null;
  /** Ends what runs by itself; requests under way still need the store. */
  stop(): void;
}

/** Opens the registry of releases and starts everything that follows it or feeds it. */
export async function startReleases(
  config: HostConfig,
  renderContext: RenderContext,
  contentVersion: ContentVersion,
  log: Logger,
): Promise<RunningReleases> {
  const { releasesDir, internalToken, servicesUrl } = config;
  const store = openStore(config.mongodbUri, log);
  const verify = createVerifier(config.releaseKeys);
  if (!verify) log.info('RELEASE_KEYS is not set: releases are accepted without a signature');
  const cache = new ReleaseCache({ store, directory: releasesDir, verify, log });
  const sharedVersions = renderContext.assets.shared;
  const names = [...config.remoteUrls.keys()];
  const registry = new RemoteRegistry({ names, cache, sharedVersions, pollMs: POLL_MS, log });
  await registry.start();

  const render: SmokeRender = (release, path) => smokeRender(renderContext, release, path);
  const follower = new OriginFollower({
    ...{ store, registry, sharedVersions, verify, pollMs: POLL_MS, log },
    async render(release, path) {
      // Without them no page renders, and the release would be refused.
      await contentVersion.untilSeen(SERVICES_MS);
      return render(release, path);
    },
    urls: config.remoteUrls,
  });
  if (config.isFollowingOrigins) await follower.start();

  const watch = startRollbackWatch({
    ...ROLLBACK,
    ...{ internalToken, registry, store, servicesUrl, log },
    tryRelease: (name, release) => tryRelease(cache, render, name, release),
  });
  const tidying = setInterval(() => {
    void repairFiles(registry);
    const served = (name: string) => registry.servedOf(name);
    collectGarbage({ store, cache, rules: KEEPING, served }).catch((error) =>
      log.warn({ err: error }, 'old releases could not be removed'),
    );
  }, TIDY_MS).unref();
  const override = config.allowsOverride
    ? createOverride({ releasesDir, sharedVersions, render, log })
    : null;
  if (override)
    log.warn('ALLOW_REMOTE_OVERRIDE: any visitor can run code of an origin on this machine');

  return {
    registry,
    store,
    override,
    stop() {
      follower.stop();
      registry.stop();
      watch.stop();
      clearInterval(tidying);
    },
  };
}
