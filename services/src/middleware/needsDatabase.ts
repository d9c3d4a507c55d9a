import type { Context, Middleware } from 'koa';
import { LOGIN_ENDPOINT } from '../answers/errorBody';
import type { DatabaseWatch } from '../database/createDatabaseWatch';
import { unavailable, unknownIfSaved } from '../errors';

// A login saves nothing that the caller sent.
const savesNothing = ({ method, path }: Context) =>
  method === 'GET' || method === 'HEAD' || path === LOGIN_ENDPOINT;

/** Answers 503 within two seconds while the database is away, instead of waiting for it. */
export const needsDatabase =
  (watch: DatabaseWatch): Middleware =>
  (ctx, next) =>
    watch.guard(next, savesNothing(ctx) ? unavailable : () => unknownIfSaved());
