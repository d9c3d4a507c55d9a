import type { SessionUser } from '@pressline/shared-api';
import { readLocal, STAFF_KEY, storeLocal } from '@pressline/shared-ui/browser-storage';

export const TOKEN_KEY = 'adminToken';

/** Used while the browser's storage is blocked or full; lasts until the page is closed. */
const unstored = new Map<string, string>();

function store(key: string, value: string): void {
  unstored.delete(key);
  if (!storeLocal(key, value)) unstored.set(key, value);
}

export const readToken = (): string | null => unstored.get(TOKEN_KEY) ?? readLocal(TOKEN_KEY);

export function storeCredentials(token: string, user: SessionUser): void {
  // The token last: other tabs act on it and then find the user in place.
  store(STAFF_KEY, JSON.stringify(user));
  store(TOKEN_KEY, token);
}

export function clearCredentials(): void {
  for (const key of [STAFF_KEY, TOKEN_KEY]) {
    unstored.delete(key);
    storeLocal(key, null);
  }
}
