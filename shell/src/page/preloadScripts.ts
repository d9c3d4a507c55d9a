import type { ScriptPreload } from './pageConfig';

/** Fetches the scripts that a page will need, while the first of them run. */
export function preloadScripts(scripts: readonly ScriptPreload[]): void {
  for (const { url, integrity } of scripts) {
    const link = Object.assign(document.createElement('link'), {
      ...{ rel: 'preload', as: 'script', href: url, crossOrigin: 'anonymous' },
      ...(integrity && { integrity }),
    });
    document.head.append(link);
  }
}
