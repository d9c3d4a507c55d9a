import { expect, test as shared } from './fixtures';
import { type OwnComposition, startOwnComposition } from './ownComposition';

interface WorkerFixtures {
  /** The name of the composition, and of its folder. */
  own: string;
  /** What its environment has beyond that of other compositions. */
  ownEnv: NodeJS.ProcessEnv;
  /** The file of a key that signs what its origins serve. */
  ownKey: string | undefined;
  site: OwnComposition;
}

/** The `test` of a file whose tests have a composition to themselves: `test.use({ own: 'name' })`. */
// biome-ignore lint/complexity/noBannedTypes: no fixture for each test
export const test = shared.extend<{}, WorkerFixtures>({
  own: ['', { option: true, scope: 'worker' }],
  ownEnv: [{}, { option: true, scope: 'worker' }],
  ownKey: [undefined, { option: true, scope: 'worker' }],
  site: [
    async ({ own, ownEnv, ownKey }, use) => {
      const site = await startOwnComposition(own, ownEnv, ownKey);
      await use(site);
      await site.supervisor.stopAll();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };
