import { openStore } from '@pressline/releases/registry/openStore';
import type { RegistryStore } from '@pressline/releases/registry/RegistryStore';
import { collectGarbage } from '@pressline/releases/serving/collectGarbage';
import { OriginFollower } from '@pressline/releases/serving/OriginFollower';
import { ReleaseCache } from '@pressline/releases/serving/ReleaseCache';
import { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import { repairFiles } from '@pressline/releases/serving/repairFiles';
import { startRollbackWatch } from '@pressline/releases/serving/rollbackWatch';
import { createTryRelease } from '@pressline/releases/serving/tryRelease';
import { createVerify } from '@pressline/releases/signing/signature';
import type { Logger } from 'pino';
import type { ContentVersion } from './api/contentVersion';
import type { HostConfig } from './config';
import { createOverride, type OverrideRemotes } from './pages/remoteOverride';
import { createSmokeRender } from './pages/render/createSmokeRender';
import type { RenderContext } from './pages/render/renderPage';

const TIDY_MS = 60_000;
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
  const { releasesDir, remotePollMs: pollMs, servicesUrl } = config;
  const store = openStore(config.mongodbUri, log);
  const verify = createVerify(config.releaseKeys);
  if (!verify) log.info('RELEASE_KEYS is not set: releases are accepted without a signature');
  const cache = new ReleaseCache({ store, directory: releasesDir, verify, log });
  const sharedVersions = renderContext.assets.shared;
  const names = [...config.remoteUrls.keys()];
  const registry = new RemoteRegistry({ names, cache, sharedVersions, pollMs, log });
  await registry.start();

  const render = createSmokeRender(renderContext);
  const follower = new OriginFollower({
    ...{ store, registry, sharedVersions, verify, pollMs, log },
    async render(release, path) {
      // Without them no page renders, and the release would be refused.
      await contentVersion.untilSeen(SERVICES_MS);
      return render(release, path);
    },
    sizeGrowth: config.sizeGrowth,
    urls: config.remoteUrls,
  });
  if (config.isFollowingOrigins) await follower.start();

  const watch = startRollbackWatch({
    ...config.rollback,
    ...{ registry, store, servicesUrl, tryRelease: createTryRelease(cache, render), log },
  });
  const tidying = setInterval(() => {
    void repairFiles(registry);
    const served = (name: string) => registry.servedOf(name);
    collectGarbage({ store, cache, rules: config.keeping, served }).catch((error) =>
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
