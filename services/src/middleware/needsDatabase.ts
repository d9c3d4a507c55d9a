import type { Middleware } from 'koa';
import type { DatabaseWatch } from '../database/createDatabaseWatch';

/** Answers 503 within two seconds while the database is away, instead of waiting for it. */
export const needsDatabase =
  (watch: DatabaseWatch): Middleware =>
  (_ctx, next) =>
    watch.guard(next);
