/** For browsers whose storage is off or full: for as long as the page lives. */
const unstored = new Map<string, unknown>();

/** What a browser session remembers under `key`; `fallback` when that is nothing, or cannot be read. */
export function readSession<Value>(key: string, fallback: Value): Value {
  if (unstored.has(key)) return unstored.get(key) as Value;
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Remembers `value` until the browser session ends. */
export function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    unstored.set(key, value);
  }
}
