const STORAGE_KEY = 'pressline_done_items';
/** At most this many articles are remembered; the one that was changed longest ago is removed first. */
const MAX_ARTICLES = 50;

type Stored = Record<string, string[]>;

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return stored !== null && typeof stored === 'object' ? (stored as Stored) : {};
  } catch {
    return {};
  }
}

/** Keys of the steps and checks of an article that this browser's reader has ticked off. */
export function readDone(articleId: string): Set<string> {
  const keys = read()[articleId];
  return new Set(Array.isArray(keys) ? keys : []);
}

/** Remembers one item as done or not; where nothing can be stored, the tick lasts as long as the page. */
export function writeDone(articleId: string, key: string, isDone: boolean): void {
  const keys = readDone(articleId);
  if (isDone) keys.add(key);
  else keys.delete(key);
  const { [articleId]: _, ...others } = read();
  const entries = [...Object.entries(others), [articleId, [...keys]] as const];
  const kept = entries.filter(([, items]) => items.length > 0).slice(-MAX_ARTICLES);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {}
}
