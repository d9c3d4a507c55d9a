import Koa from 'koa';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createPublicCache } from './http/cache/createPublicCache';
import { securityHeaders } from './http/errors/securityHeaders';
import { compressAnswer } from './http/middleware/compressAnswer';
import { contentVersionHeader } from './http/middleware/contentVersionHeader';
import { errorHandler } from './http/middleware/errorHandler';
import { jsonBody } from './http/middleware/jsonBody';
import { limitConcurrentBodies } from './http/middleware/limitConcurrentBodies';
import { limitRequests, MAX_IN_FLIGHT } from './http/middleware/limitRequests';
import { needsDatabase } from './http/middleware/needsDatabase';
import { publicCache } from './http/middleware/publicCache';
import { createRefusalLog, requestLog } from './http/middleware/requestLog';
import { createRouter, type RouterNeeds, type Stage } from './http/router/createRouter';
import type { Route } from './http/router/Route';
import { formPost } from './mail/forms/formPost';
import { authenticate, type Identify } from './people/auth/createIdentify';
import type { DatabaseWatch } from './store/connection/createDatabaseWatch';
import type { ContentVersion } from './store/database/contentVersion';
import type { Models } from './store/database/createModel';

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
