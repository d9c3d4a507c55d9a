import Koa from 'koa';
import type { Deps } from './createDeps';
import { securityHeaders } from './http/errors/securityHeaders';
import { boundBodies } from './http/middleware/boundBodies';
import { compressAnswer } from './http/middleware/compressAnswer';
import { contentVersionHeader } from './http/middleware/contentVersionHeader';
import { createRefusalLog } from './http/middleware/createRefusalLog';
import { errorHandler } from './http/middleware/errorHandler';
import { jsonBody } from './http/middleware/jsonBody';
import { limitRequests } from './http/middleware/limitRequests';
import { needsDatabase } from './http/middleware/needsDatabase';
import { publicCache } from './http/middleware/publicCache';
import { requestLog } from './http/middleware/requestLog';
import { createRouter, type Stage } from './http/router/createRouter';
import { formPost } from './mail/forms/formPost';
import { authenticate } from './people/auth/authenticate';

/** The API, in the order that a request passes through it. */
export function createApp(deps: Deps): Koa {
  const app = new Koa({ proxy: deps.trustedProxies > 0, maxIpsCount: deps.trustedProxies });
  const mount = (stage: Stage) => {
    const router = createRouter(stage, deps);
    app.use(router.routes());
    app.use(router.allowedMethods());
  };
  const logRefusal = createRefusalLog(deps.log);
  app.use(securityHeaders);
  app.use(compressAnswer);
  app.use(publicCache(deps.cache, deps.content, deps.watch));
  app.use(requestLog(deps.log));
  app.use(contentVersionHeader(deps.content));
  app.use(errorHandler(deps.log, deps.connection, logRefusal));
  app.use(boundBodies());
  mount('offline');
  const { log, connection, models } = deps;
  app.use(formPost({ log, connection, articles: models.articles, logRefusal }));
  app.use(limitRequests(deps.maxInFlight, log));
  app.use(needsDatabase(deps.watch));
  app.use(authenticate(deps.identify));
  mount('own body');
  app.use(jsonBody);
  mount('json');
  // Only broken connections fail outside the error handler.
  app.on('error', (error) => deps.log.debug({ err: error }, 'connection failed'));
  return app;
}
