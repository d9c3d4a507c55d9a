import type { ScriptPreload } from '../page/pageConfig';

/** Fetches scripts that will be needed. */
export function preloadScripts(scripts: readonly ScriptPreload[]): void {
  for (const { url, integrity } of scripts) {
    const link = Object.assign(document.createElement('link'), {
      ...{ rel: 'preload', as: 'script', href: url, crossOrigin: 'anonymous' },
      ...(integrity && { integrity }),
    });
    document.head.append(link);
  }
}
