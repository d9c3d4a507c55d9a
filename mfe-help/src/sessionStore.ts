/** What a browser session remembers under `key`; `fallback` when that is nothing, or cannot be read. */
export function readSession<Value>(key: string, fallback: Value): Value {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Remembers `value` until the browser session ends, where the browser allows it. */
export function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
