import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import type { PageRemote } from '../page/pageConfig';
import { publishedScripts } from './publishedScripts';

// A remote that uses one says so in its release, so that both are fetched side by side.
const onDemandModules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@pressline/shared-api/query': () => import('@pressline/shared-api/query'),
};

const registered = new Map<string, PageRemote>();

/** The instance that the build has made, with the modules that the shell shares. */
const federation = init({
  name: 'shell',
  remotes: [],
  plugins: [publishedScripts((container) => registered.get(container)?.integrity)],
});

/** What to do when a remote's exposed module cannot be loaded: it may throw, or resolve to load it again. */
type OnFailure = (remote: PageRemote, error: unknown) => Promise<void>;

/** Runtime plugin: `meet` decides what becomes of a remote that cannot be loaded. */
export function onLoadFailure(meet: OnFailure): void {
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'load-failures',
    async errorLoadRemote({ id, error, remote, lifecycle }) {
      const failed = registered.get(remote?.name ?? '');
      if (!failed || lifecycle !== 'onLoad') return;
      await meet(failed, error);
      return federation.loadRemote(id);
    },
  };
  federation.registerPlugins([plugin]);
}

/** Loads a remote's exposed module. Throws what fails. */
export async function loadRemoteApp(remote: PageRemote): Promise<RemoteModule> {
  // The remote fails with it, and reports it.
  for (const request of remote.sharedOnDemand) onDemandModules[request]?.().catch(() => {});
  registered.set(remote.container, remote);
  federation.registerRemotes([{ name: remote.container, entry: remote.entry }]);
  const module = await federation.loadRemote<RemoteModule>(`${remote.container}/App`);
  if (!module) throw new Error(`${remote.name} exposes nothing`);
  return module;
}
