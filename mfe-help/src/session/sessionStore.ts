declare global {
  interface Window {
    /** For browsers whose storage is off or full: what the session remembers while the page lives. */
    presslineSession?: Map<string, unknown>;
  }
}

/** What a browser session remembers under `key`; `fallback` when that is nothing, or cannot be read. */
export function readSession<Value>(key: string, fallback: Value): Value {
  const unstored = window.presslineSession;
  if (unstored?.has(key)) return unstored.get(key) as Value;
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}

export function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // On the window, because the early script and the page's code each have a copy of this module.
    window.presslineSession = (window.presslineSession ?? new Map()).set(key, value);
  }
}
