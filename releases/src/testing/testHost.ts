import { type Logger, pino } from 'pino';
import type { RegistryStore } from '../registry/RegistryStore';
import { OriginFollower } from '../serving/OriginFollower';
import { RemoteRegistry } from '../serving/RemoteRegistry';

// Whole hosts are started, on machines that do other things too.
jest.setTimeout(30_000);

/** The versions against which the releases of `testRelease` are built. */
export const testVersions = { react: '19.3.1' };

/** Stands in for rendering where that is not what is tested. */
export const rendersHelp = async (): Promise<string> => '<h1>How can we help?</h1>';

export interface TestHost {
  registry: RemoteRegistry;
  /** The stable release of mfe-help that it serves. */
  serves(): string | undefined;
  stop(): void;
}

/** A host's part that follows a registry, and an origin of mfe-help where one is given. */
export async function startTestHost(
  store: RegistryStore,
  origin?: string,
  render = rendersHelp,
  log: Logger = pino({ level: 'silent' }),
  sharedVersions = testVersions,
): Promise<TestHost> {
  const options = { store, pollMs: 20, log, sharedVersions };
  const registry = new RemoteRegistry({ names: ['mfe-help'], ...options });
  await registry.start();
  const follower = new OriginFollower({
    ...options,
    registry,
    urls: new Map(origin ? [['mfe-help', origin]] : []),
    sizeGrowth: 0.2,
    render,
  });
  await follower.start();
  return {
    registry,
    serves: () => registry.releases()[0]?.manifest.release,
    stop() {
      follower.stop();
      registry.stop();
    },
  };
}

/** Resolves when `isTrue`; rejects when it does not get so within five seconds. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It did not get so');
    await new Promise((done) => setTimeout(done, 10));
  }
}
