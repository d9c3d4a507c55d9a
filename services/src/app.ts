import type Router from '@koa/router';
import Koa from 'koa';
import type { Deps } from './createDeps';
import { authenticate } from './middleware/authenticate';
import { boundBodies } from './middleware/boundBodies';
import { contentVersionHeader } from './middleware/contentVersionHeader';
import { errorHandler } from './middleware/errorHandler';
import { formPost } from './middleware/formPost';
import { jsonBody } from './middleware/jsonBody';
import { needsDatabase } from './middleware/needsDatabase';
import { publicCache } from './middleware/publicCache';
import { requestLog } from './middleware/requestLog';
import { securityHeaders } from './middleware/securityHeaders';
import { createRoutes } from './routes';
import { createFileRoutes } from './routes/files';
import { createGenerateRoutes } from './routes/generate';
import { createHealthRoutes } from './routes/health';
import { createOpenApiRoutes } from './routes/openapi';
import { createTransferRoutes } from './routes/transfer';

/** The API, in the order that a request passes through it; `createListener` stands before it. */
export function createApp(deps: Deps): Koa {
  const app = new Koa({ proxy: deps.trustedProxies > 0, maxIpsCount: deps.trustedProxies });
  app.use(securityHeaders);
  app.use(publicCache(deps.cache, deps.content));
  app.use(requestLog(deps.log));
  app.use(contentVersionHeader(deps.content));
  app.use(errorHandler(deps.log, deps.connection));
  app.use(boundBodies());
  app.use(createHealthRoutes(deps).routes());
  app.use(createOpenApiRoutes().routes());
  app.use(createFileRoutes().routes());
  app.use(formPost(deps.log, deps.connection));
  app.use(needsDatabase(deps.watch));
  app.use(authenticate(deps.identify));
  const mount = (router: Router) => {
    app.use(router.routes());
    app.use(router.allowedMethods());
  };
  // They read their own bodies, which are no JSON.
  mount(createGenerateRoutes(deps));
  mount(createTransferRoutes(deps));
  app.use(jsonBody);
  for (const router of createRoutes(deps)) mount(router);
  // What fails outside the error handler is a connection that went away.
  app.on('error', (error) => deps.log.debug({ err: error }, 'connection failed'));
  return app;
}
