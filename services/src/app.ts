import { constants } from 'node:zlib';
import { toGzip } from '@pressline/shared-api/node/compress';
import type { Context, Middleware } from 'koa';
import Koa from 'koa';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { unavailable, unknownIfSaved } from './errors';
import { createPublicCache } from './http/cache/createPublicCache';
import { securityHeaders } from './http/errors/securityHeaders';
import { LOGIN_ENDPOINT } from './http/errors/toHttpError';
import { errorHandler } from './http/middleware/errorHandler';
import { jsonBody } from './http/middleware/jsonBody';
import { limitConcurrentBodies } from './http/middleware/limitConcurrentBodies';
import { limitRequests, MAX_IN_FLIGHT } from './http/middleware/limitRequests';
import { publicCache } from './http/middleware/publicCache';
import { createRefusalLog, requestLog } from './http/middleware/requestLog';
import { createRouter, type RouterNeeds, type Stage } from './http/router/createRouter';
import type { Route } from './http/router/Route';
import { formPost } from './mail/forms/formPost';
import { authenticate, type Identify } from './people/auth/createIdentify';
import type { DatabaseWatch } from './store/connection/createDatabaseWatch';
import type { ContentVersion } from './store/database/contentVersion';
import type { Models } from './store/database/createModel';

const MIN_COMPRESSED_BYTES = 1024;

/** Compresses the JSON of answers to staff. Public reads are compressed when they are cached. */
const compressAnswer: Middleware = async (ctx, next) => {
  await next();
  // A login has no identity yet. Its answer has a token beside what was sent, whose length compressed would tell it (BREACH).
  if (!ctx.state.identity || ctx.respond === false || !ctx.response.is('json')) return;
  const json = Buffer.from(JSON.stringify(ctx.body));
  if (json.length < MIN_COMPRESSED_BYTES) return;
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
  ctx.body = await toGzip(json, { level: constants.Z_BEST_SPEED });
  ctx.set('Content-Encoding', 'gzip');
};

// A login saves nothing that the caller sent.
const savesNothing = ({ method, path }: Context) =>
  method === 'GET' || method === 'HEAD' || path === LOGIN_ENDPOINT;

/** Answers 503 within two seconds while the database is away, instead of waiting for it. */
const needsDatabase =
  (watch: DatabaseWatch): Middleware =>
  (ctx, next) =>
    watch.guard(next, savesNothing(ctx) ? unavailable : () => unknownIfSaved());

/** Sends the content version with every answer, after a write the new one. */
const contentVersionHeader =
  (content: ContentVersion): Middleware =>
  async (ctx, next) => {
    await next();
    ctx.set('X-Content-Version', String(content.current));
  };

interface AppNeeds extends RouterNeeds {
  routes: readonly Route[];
  connection: Connection;
  log: Logger;
  content: ContentVersion;
  watch: DatabaseWatch;
  identify: Identify;
  articles: Models['articles'];
  trustedProxies: number;
  maxInFlight: number | undefined;
}

/** The API, in the order that a request passes through it. */
export function createApp({ routes, connection, log, content, watch, ...needs }: AppNeeds): Koa {
  const { identify, articles, trustedProxies, maxInFlight = MAX_IN_FLIGHT } = needs;
  const app = new Koa({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  const mount = (stage: Stage) => {
    const router = createRouter(stage, routes, { ...needs, log });
    app.use(router.routes());
    app.use(router.allowedMethods());
  };
  const logRefusal = createRefusalLog(log);
  app.use(securityHeaders);
  app.use(compressAnswer);
  app.use(publicCache(createPublicCache(), content, watch));
  app.use(requestLog(log));
  app.use(contentVersionHeader(content));
  app.use(errorHandler(log, connection, logRefusal));
  app.use(limitConcurrentBodies());
  mount('offline');
  app.use(formPost({ log, connection, articles, logRefusal }));
  app.use(limitRequests(maxInFlight, log));
  app.use(needsDatabase(watch));
  app.use(authenticate(identify));
  mount('own body');
  app.use(jsonBody);
  mount('json');
  // Only broken connections fail outside the error handler.
  app.on('error', (error) => log.debug({ err: error }, 'connection failed'));
  return app;
}
