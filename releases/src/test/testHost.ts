import { type Logger, pino } from 'pino';
import type { VerifyRelease } from '../checks/signature';
import type { RegistryStore } from '../registry/RegistryStore';
import { OriginFollower } from '../serving/OriginFollower';
import { ReleaseCache } from '../serving/ReleaseCache';
import { RemoteRegistry } from '../serving/RemoteRegistry';

/** The versions against which the releases of `testRelease` are built. */
export const testVersions = { react: '19.3.1' };

/** Stands in for rendering where that is not what is tested. */
export const rendersHelp = async (): Promise<string> => '<h1>How can we help?</h1>';

export const silentLog: Logger = pino({ level: 'silent' });

interface TestHostOptions {
  store: RegistryStore;
  /** The folder of its cache. */
  directory: string;
  /** Of mfe-help. */
  origin?: string;
  render?: () => Promise<string>;
  log?: Logger;
  sharedVersions?: typeof testVersions;
  /** Releases have to be signed. */
  verify?: VerifyRelease | null;
}

export interface TestHost {
  registry: RemoteRegistry;
  /** The stable release of mfe-help that it serves. */
  serves(): string | undefined;
  /** Resolves when every look that is under way has ended. */
  stop(): Promise<void>;
}

/** A host's part that follows a registry, and an origin of mfe-help where one is given. */
export async function startTestHost({
  store,
  directory,
  origin,
  render = rendersHelp,
  log = silentLog,
  sharedVersions = testVersions,
  verify,
}: TestHostOptions): Promise<TestHost> {
  const options = { pollMs: 20, log, sharedVersions };
  const cache = new ReleaseCache({ store, directory, verify, log });
  const registry = new RemoteRegistry({ names: ['mfe-help'], cache, ...options });
  await registry.start();
  const follower = new OriginFollower({
    ...options,
    ...{ store, registry, render, verify },
    urls: new Map(origin ? [['mfe-help', origin]] : []),
  });
  await follower.start();
  return {
    registry,
    serves: () => registry.releases()[0]?.manifest.release,
    async stop() {
      await Promise.all([follower.stop(), registry.stop()]);
    },
  };
}
