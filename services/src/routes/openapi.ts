import Router from '@koa/router';
import { OPENAPI_PATH } from '../cache/isPublicRead';
import { createDocument } from '../openapi/createDocument';

/** `GET /api/openapi.json`: the API's own description, made when it is first asked for. It needs no database. */
export function createOpenApiRoutes(): Router {
  const router = new Router({ sensitive: true });
  let document: string | undefined;
  router.get(OPENAPI_PATH, (ctx) => {
    ctx.type = 'application/json; charset=utf-8';
    document ??= JSON.stringify(createDocument());
    ctx.body = document;
  });
  return router;
}
