import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import { onDemandModules } from './onDemandModules';
import type { RemoteRelease } from './pageConfig';

/** Loads a remote's exposed module. `attempt` counts the failures before; throws what fails. */
export async function loadRemoteModule(
  remote: RemoteRelease,
  attempt: number,
): Promise<RemoteModule> {
  // The query gets past the browser's memory of a failed request.
  const entry = attempt === 0 ? remote.entry : `${remote.entry}?attempt=${attempt}`;
  registerRemotes([{ name: remote.container, entry: new URL(entry, location.href).href }], {
    force: attempt > 0,
  });
  // A failure here is the remote's too, and reported there.
  for (const request of remote.sharedOnDemand) onDemandModules[request]?.().catch(() => {});
  const module = await loadRemote<RemoteModule>(`${remote.container}/App`);
  if (!module) throw new Error(`${remote.name} does not expose ./App`);
  return module;
}
