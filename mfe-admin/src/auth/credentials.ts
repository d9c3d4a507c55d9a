import type { SessionUser } from '@pressline/shared-api';

/** Where login keeps the token and the user (spec §9). */
export const TOKEN_KEY = 'adminToken';
export const USER_KEY = 'adminUser';

/** The stored token, or null for a visitor who is not logged in. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function storeCredentials(token: string, user: SessionUser): void {
  // The token last: other tabs act on it and then find the user in place.
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  localStorage.setItem(TOKEN_KEY, token);
}

export function clearCredentials(): void {
  localStorage.removeItem(USER_KEY);
  localStorage.removeItem(TOKEN_KEY);
}
