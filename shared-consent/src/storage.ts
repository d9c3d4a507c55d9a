// What storage refuses (blocked, full) holds at least until the document goes.
const memory = new Map<string, string | null>();

/** Reads a text from localStorage; null where there is none or storage is blocked. */
export function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when `text` is null. Never throws. */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}
