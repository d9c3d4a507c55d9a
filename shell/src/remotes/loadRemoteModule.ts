import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import type { PageRemote } from '../page/pageConfig';
import { loadContainer } from './loadContainer';

// A remote that uses one says so in its release, so that both are fetched side by side.
const onDemandModules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@pressline/shared-api/query': () => import('@pressline/shared-api/query'),
};

// The bundler's: fills a scope with the modules that the shell provides, and holds it.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };

/** Loads a remote's exposed module. `attempt` counts the failures before; throws what fails. */
export async function loadRemoteModule(remote: PageRemote, attempt: number): Promise<RemoteModule> {
  // The remote fails with it, and reports it.
  for (const request of remote.sharedOnDemand) onDemandModules[request]?.().catch(() => {});
  const [container] = await Promise.all([
    loadContainer(remote, attempt),
    __webpack_init_sharing__('default'),
  ]);
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./App');
  return factory() as RemoteModule;
}
