import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How long a file of a remote may take. */
export const TIMEOUT_MS = 10_000;

/**
 * Runtime plugin: a container's script runs when it is the published file, byte for byte, and is
 * given up after a while. `integrityOf` answers the value of the container with that name.
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
