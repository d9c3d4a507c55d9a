import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { etagOf } from '@pressline/shared-api/node/compress';
import { packageRoot } from '../../packageRoot';

const FOLDER = path.join(packageRoot, 'public/downloads');
const TYPES: Readonly<Record<string, string>> = { '.csv': 'text/csv', '.txt': 'text/plain' };

interface DownloadFile {
  type: string;
  etag: string;
  body: Buffer;
}

export type DownloadFiles = ReadonlyMap<string, DownloadFile>;

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
