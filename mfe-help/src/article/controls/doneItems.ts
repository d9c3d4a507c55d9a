const STORAGE_KEY = 'pressline_done_items';
/** At most this many articles are remembered; the one that was changed longest ago is removed first. */
const MAX_ARTICLES = 50;

type Stored = Record<string, string[]>;

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '') ?? {};
  } catch {
    return {};
  }
}

/** Keys of the steps and checks of an article that this browser's reader has ticked off. */
export function readDone(articleId: string): readonly string[] {
  const keys = read()[articleId];
  return Array.isArray(keys) ? keys : [];
}

/** Remembers what is ticked off; where nothing can be stored, the ticks last as long as the page. */
export function writeDone(articleId: string, keys: readonly string[]): void {
  const { [articleId]: _, ...others } = read();
  const entries = [...Object.entries(others), [articleId, keys] as const];
  const kept = entries.filter(([, items]) => items.length > 0).slice(-MAX_ARTICLES);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {}
}
