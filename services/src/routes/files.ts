import { downloadFile } from '@pressline/shared-api/wire/service';
import { z } from 'zod';
import { FILES_PATH } from '../downloads/downloadFiles';
import { notFound } from '../errors';
import { defineRoute } from '../route/defineRoute';

/** The files that come with the product. They need no database. */
export const fileRoutes = [
  defineRoute({
    call: `GET ${FILES_PATH}/:name`,
    tag: 'Help',
    summary: 'A file that comes with the product, to be saved',
    access: 'public',
    params: { name: z.string() },
    answers: {
      200: {
        description: 'Success',
        content: { 'text/csv': downloadFile, 'text/plain': downloadFile },
        headers: ['ETag'],
      },
      304: { description: 'As the caller knows it', headers: ['ETag'] },
    },
    isOffline: true,
    handle({ params: { name }, deps, ctx }) {
      const file = deps.files.get(name);
      if (!file) throw notFound('File');
      ctx.attachment(name);
      ctx.set({ 'Cache-Control': 'no-cache', ETag: file.etag });
      ctx.type = file.type;
      if (ctx.get('if-none-match').includes(file.etag)) ctx.status = 304;
      else ctx.body = file.body;
    },
  }),
];
