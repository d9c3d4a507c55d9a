import type { Route } from './Route';

/** Where on a request's path through the app a route stands. */
export type Stage = 'offline' | 'own body' | 'json';

/** Before the database is needed, before bodies are taken for JSON, or at the end. */
export function stageOf({ isOffline, body = {} }: Route): Stage {
  if (isOffline) return 'offline';
  return 'multipart/form-data' in body ? 'own body' : 'json';
}
