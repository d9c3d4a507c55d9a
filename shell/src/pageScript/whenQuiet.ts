import { mayPrefetch } from '../page/mayPrefetch';

/** Calls `act` once the page has loaded and rests; not for visitors who save data or have a slow line. */
export function whenQuiet(act: () => void): void {
  if (!mayPrefetch()) return;
  // Safari has no such callback.
  const rest = () => (window.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
