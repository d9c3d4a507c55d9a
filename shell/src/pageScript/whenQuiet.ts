interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's line has room for what may not be needed: not with data saving, nor on a slow line. */
export function mayPrefetch(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return !connection.saveData && !connection.effectiveType?.endsWith('2g');
}

/** Calls `act` once the page has loaded and rests; not for visitors who save data or have a slow line. */
export function whenQuiet(act: () => void): void {
  if (!mayPrefetch()) return;
  // Safari has no such callback.
  const rest = () => (window.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
