import { usesIn } from '../session/countUses';

const OPENED = 'search/opened?';

/**
 * Counts which results of a search readers open in a guest, each once while it is shown: as the help
 * center does, but nothing is kept in the browser, because the page is somebody else's. Until
 * `signal` is aborted.
 */
export function countOpens(root: ShadowRoot, origin: string, signal: AbortSignal): void {
  const counted = new Set<string>();
  const handle = (event: Event) => {
    for (const name of usesIn(event)) {
      if (!name.startsWith(OPENED) || counted.has(name)) continue;
      counted.add(name);
      const request = { method: 'POST', credentials: 'omit', keepalive: true } as const;
      fetch(`${origin}/api/help/${name}`, request).catch(() => counted.delete(name));
    }
  };
  for (const type of ['click', 'toggle'])
    root.addEventListener(type, handle, { capture: true, signal });
}
