import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import type { PageRemote } from '../page/pageConfig';

/** How long a file of a remote may take. */
const TIMEOUT_MS = 10_000;

/**
 * Runtime plugin: a container's script runs when it is the published file, byte for byte, and is
 * given up after a while. `integrityOf` returns the value of the container with that name.
 */
export function publishedScripts(
  integrityOf: (container: string) => string | undefined,
): ModuleFederationRuntimePlugin {
  const failures = new Map<string, number>();
  return {
    name: 'published-scripts',
    createScript({ url, remoteInfo }) {
      const container = remoteInfo?.name ?? '';
      const attempt = failures.get(container);
      const script = document.createElement('script');
      // The query gets past the browser's memory of a failed request.
      script.src = attempt ? `${url}?attempt=${attempt}` : url;
      script.crossOrigin = 'anonymous';
      script.integrity = integrityOf(container) ?? '';
      return { script, timeout: TIMEOUT_MS };
    },
    async errorLoadRemote({ remote }) {
      if (remote) failures.set(remote.name, (failures.get(remote.name) ?? 0) + 1);
    },
    // The runtime would answer a shared module's next request with the failure of this one.
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const shared of Object.values(scope[pkgName] ?? {})) {
          if (!shared.loaded) shared.loading = null;
        }
      }
    },
  };
}

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
