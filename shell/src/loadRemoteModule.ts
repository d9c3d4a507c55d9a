import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import { loadContainer } from './loadContainer';
import { onDemandModules } from './onDemandModules';
import type { PageRemote } from './pageConfig';

// The bundler's: fills a scope with the modules that the shell provides, and holds it.
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };

/** Loads a remote's exposed module. `attempt` counts the failures before; throws what fails. */
export async function loadRemoteModule(remote: PageRemote, attempt: number): Promise<RemoteModule> {
  // A failure here is the remote's too, and reported there.
  for (const request of remote.sharedOnDemand) onDemandModules[request]?.().catch(() => {});
  const [container] = await Promise.all([
    loadContainer(remote, attempt),
    __webpack_init_sharing__('default'),
  ]);
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./App');
  return factory() as RemoteModule;
}
