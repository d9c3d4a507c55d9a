import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { PAGE_CONFIG_ID, type PageConfig } from './pageConfig';

const SCRIPT_TIMEOUT_MS = 10_000;

/** A retry adds a query to get past the browser's memory of a failed request; the hash is of the bare file. */
function bareUrl(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function integrityByUrl(): Map<string, string> {
  const json = document.getElementById(PAGE_CONFIG_ID)?.textContent ?? '{"remotes":[]}';
  const { remotes } = JSON.parse(json) as PageConfig;
  return new Map(
    remotes.flatMap(({ entry, integrity }) =>
      integrity ? [[new URL(entry, location.href).href, integrity] as const] : [],
    ),
  );
}

/** Lets a remote's container script run only when it is the published file, byte for byte. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  let integrities: Map<string, string> | undefined;
  return {
    name: 'pressline',
    createScript({ url }) {
      integrities ??= integrityByUrl();
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      const integrity = integrities.get(bareUrl(new URL(url, location.href).href));
      if (integrity) script.integrity = integrity;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}
