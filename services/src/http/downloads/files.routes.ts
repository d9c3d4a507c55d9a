import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@pressline/shared-api/contract';
import { etagOf } from '@pressline/shared-api/node/compress';
import { notFound } from '../../errors';
import type { Part } from '../../Part';
import { packageRoot } from '../../packageRoot';
import { handle } from '../router/handle';

const FOLDER = path.join(packageRoot, 'public/downloads');
const TYPES: Readonly<Record<string, string>> = { '.csv': 'text/csv', '.txt': 'text/plain' };

interface DownloadFile {
  type: string;
  etag: string;
  body: Buffer;
}

type DownloadFiles = ReadonlyMap<string, DownloadFile>;

/** The files by name. They are few and small; in memory, no name of a caller's becomes a path. */
export function readDownloadFiles(): DownloadFiles {
  const files = readdirSync(FOLDER).flatMap((name): [string, DownloadFile][] => {
    const type = TYPES[path.extname(name)];
    if (!type) return [];
    const body = readFileSync(path.join(FOLDER, name));
    return [[name, { type, body, etag: `"${etagOf(body)}"` }]];
  });
  return new Map(files);
}

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
