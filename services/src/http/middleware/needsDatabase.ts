import type { Context, Middleware } from 'koa';
import { unavailable, unknownIfSaved } from '../../errors';
import type { DatabaseWatch } from '../../store/connection/createDatabaseWatch';
import { LOGIN_ENDPOINT } from '../errors/toHttpError';

// A login saves nothing that the caller sent.
const savesNothing = ({ method, path }: Context) =>
  method === 'GET' || method === 'HEAD' || path === LOGIN_ENDPOINT;

/** Answers 503 within two seconds while the database is away, instead of waiting for it. */
export const needsDatabase =
  (watch: DatabaseWatch): Middleware =>
  (ctx, next) =>
    watch.guard(next, savesNothing(ctx) ? unavailable : () => unknownIfSaved());
