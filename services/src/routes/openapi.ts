import Router from '@koa/router';
import { createDocument } from '../openapi/createDocument';

/** `GET /api/openapi.json`: the API's own description. It needs no database. */
export function createOpenApiRoutes(): Router {
  const router = new Router({ sensitive: true });
  const document = JSON.stringify(createDocument());
  router.get('/api/openapi.json', (ctx) => {
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = document;
  });
  return router;
}
