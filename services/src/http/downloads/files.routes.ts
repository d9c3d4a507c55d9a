import { named } from '@pressline/shared-api/wire/common';
import { z } from 'zod';
import { notFound } from '../../errors';
import type { Part } from '../../Part';
import { defineRoute } from '../router/defineRoute';
import { type DownloadFiles, FILES_PATH, readDownloadFiles } from './downloadFiles';

const file = named('DownloadFile', z.string().describe('The file as it is'));

/** The files that come with the product. They need no database. */
const fileRoutes = (files: DownloadFiles) => [
  defineRoute({
    call: `GET ${FILES_PATH}/:name`,
    tag: 'Help',
    summary: 'A file that comes with the product, to be saved',
    access: 'public',
    params: { name: z.string() },
    answers: {
      200: {
        description: 'Success',
        content: { 'text/csv': file, 'text/plain': file },
        headers: ['ETag'],
      },
      304: { description: 'Not modified', headers: ['ETag'] },
    },
    isOffline: true,
    handle({ params: { name }, ctx }) {
      const stored = files.get(name);
      if (!stored) throw notFound('File');
      ctx.attachment(name);
      ctx.set({ 'Cache-Control': 'no-cache', ETag: stored.etag });
      ctx.type = stored.type;
      if (ctx.get('if-none-match').includes(stored.etag)) ctx.status = 304;
      else ctx.body = stored.body;
    },
  }),
];

export function downloadsPart() {
  const files = readDownloadFiles();
  return { routes: fileRoutes(files), names: new Set(files.keys()) } satisfies Part;
}
