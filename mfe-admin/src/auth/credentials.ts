import type { SessionUser } from '@pressline/shared-api';

/** Where login keeps the token and the user (spec §9). */
export const TOKEN_KEY = 'adminToken';
export const USER_KEY = 'adminUser';

const memory = new Map<string, string>();

/** The browser's storage, or where it is blocked one that lasts as long as the document. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.localStorage;
  } catch {
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}

/** The stored token, or null for a visitor who is not logged in. */
export function readToken(): string | null {
  return storage().getItem(TOKEN_KEY);
}

export function storeCredentials(token: string, user: SessionUser): void {
  // The token last: other tabs act on it and then find the user in place.
  storage().setItem(USER_KEY, JSON.stringify(user));
  storage().setItem(TOKEN_KEY, token);
}

export function clearCredentials(): void {
  storage().removeItem(USER_KEY);
  storage().removeItem(TOKEN_KEY);
}
