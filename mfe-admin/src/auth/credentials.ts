import type { SessionUser } from '@pressline/shared-api';

/** Where login keeps the token and the user. */
export const TOKEN_KEY = 'adminToken';
const USER_KEY = 'adminUser';

/** Used while the browser's storage is blocked or full; lasts until the page is closed. */
const unstored = new Map<string, string>();

function store(key: string, value: string): void {
  unstored.delete(key);
  try {
    window.localStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
  }
}

function remove(key: string): void {
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** The stored token, or null for a visitor who is not logged in. */
export function readToken(): string | null {
  try {
    return unstored.get(TOKEN_KEY) ?? window.localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

export function storeCredentials(token: string, user: SessionUser): void {
  // The token last: other tabs act on it and then find the user in place.
  store(USER_KEY, JSON.stringify(user));
  store(TOKEN_KEY, token);
}

export function clearCredentials(): void {
  remove(USER_KEY);
  remove(TOKEN_KEY);
}
