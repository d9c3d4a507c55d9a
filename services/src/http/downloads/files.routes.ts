import { contract } from '@pressline/shared-api/contract';
import { notFound } from '../../errors';
import type { Part } from '../../Part';
import { handle } from '../router/handle';
import { type DownloadFiles, readDownloadFiles } from './downloadFiles';

/** The files that come with the product. They need no database. */
const fileRoutes = (files: DownloadFiles) => [
  handle(contract.others.files.ofProduct, ({ params: { name }, ctx }) => {
    const stored = files.get(name);
    if (!stored) throw notFound('File');
    ctx.attachment(name);
    ctx.set({ 'Cache-Control': 'no-cache', ETag: stored.etag });
    ctx.type = stored.type;
    if (ctx.get('if-none-match').includes(stored.etag)) ctx.status = 304;
    else ctx.body = stored.body;
  }),
];

export function downloadsPart() {
  const files = readDownloadFiles();
  return { routes: fileRoutes(files), names: new Set(files.keys()) } satisfies Part;
}
