import { readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';

// What storage refuses (blocked, full) holds at least until the document goes.
const memory = new Map<string, string | null>();

/** Reads a text that was stored by this document or an earlier one; null where there is none. */
export function readText(key: string): string | null {
  const kept = memory.get(key);
  return kept === undefined ? readLocal(key) : kept;
}

/** Stores a text, or removes it when `text` is null. Never throws. */
export function writeText(key: string, text: string | null): void {
  if (storeLocal(key, text)) memory.delete(key);
  else memory.set(key, text);
}
