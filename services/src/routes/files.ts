import Router from '@koa/router';
import { FILES_PATH, readDownloadFiles } from '../downloads/downloadFiles';
import { notFound } from '../errors';

/** The files that come with the product. They need no database. */
export function createFileRoutes(): Router {
  const router = new Router({ prefix: FILES_PATH, sensitive: true });
  const files = readDownloadFiles();

  router.get('/:name', (ctx) => {
    const { name = '' } = ctx.params;
    const file = files.get(name);
    if (!file) throw notFound('File');
    ctx.status = 200;
    ctx.attachment(name);
    ctx.set({ 'Cache-Control': 'no-cache', ETag: file.etag });
    ctx.type = file.type;
    if (ctx.get('if-none-match').includes(file.etag)) ctx.status = 304;
    else ctx.body = file.body;
  });

  return router;
}
