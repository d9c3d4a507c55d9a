import type { SessionUser } from '@pressline/shared-api';
import { browserStorage } from '../browserStorage';

export const TOKEN_KEY = 'adminToken';
const USER_KEY = 'adminUser';

/** Used while the browser's storage is blocked or full; lasts until the page is closed. */
const unstored = new Map<string, string>();

function store(key: string, value: string): void {
  unstored.delete(key);
  if (!browserStorage.write(key, value)) unstored.set(key, value);
}

export const readToken = (): string | null =>
  unstored.get(TOKEN_KEY) ?? browserStorage.read(TOKEN_KEY);

export function storeCredentials(token: string, user: SessionUser): void {
  // The token last: other tabs act on it and then find the user in place.
  store(USER_KEY, JSON.stringify(user));
  store(TOKEN_KEY, token);
}

export function clearCredentials(): void {
  for (const key of [USER_KEY, TOKEN_KEY]) {
    unstored.delete(key);
    browserStorage.remove(key);
  }
}
