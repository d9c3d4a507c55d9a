import type { ScriptPreload } from '../page/pageConfig';

/**
 * Fetches scripts that will be needed into the browser's cache. Not with `<link rel="preload">`: a
 * browser keeps the failure of one, and answers the next try with it.
 */
export function preloadScripts(scripts: readonly ScriptPreload[]): void {
  for (const { url, integrity } of scripts) {
    fetch(url, { priority: 'high', ...(integrity && { integrity }) })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }
}
