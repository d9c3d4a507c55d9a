/** What the admin area stores about a signed-in user; the help center shows them more. */
export const STAFF_KEY = 'adminUser';

/** Reads a text from localStorage; null where there is none or the visitor has blocked it. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in localStorage, or removes it when `text` is null; `false` if that is blocked or full. */
export function storeLocal(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The keys of what localStorage holds. */
export function localKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
