import { type ImportError, MAX_MEDIA_BYTES } from '@pressline/shared-api';
import { openZip, tooLarge } from '../importExport/archive/openZip';
import type { ArchiveFile, Files } from './Source';

const MB = 1024 ** 2;
const MAX_TOTAL_BYTES = 64 * MB;

/** What systems leave in folders. */
const STRAY =
  /(?:^|\/)(?:__MACOSX|node_modules|\.git|\.github)\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;
const OUTSIDE = /^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)/i;

export interface Archive {
  files: Files;
  /** The name of the folder that all files are in, if they are. */
  root: string;
  /** Files that are left out, and why. */
  notes: ImportError[];
}

/** Without the folder that all files are in. */
function withoutRoot(files: Files): Files {
  const [first = ''] = files.keys();
  const root = /^[^/]+\//.exec(first)?.[0];
  if (!root || ![...files.keys()].every((path) => path.startsWith(root))) return files;
  return withoutRoot(new Map([...files].map(([path, file]) => [path.slice(root.length), file])));
}

function inRoot(files: Files, notes: ImportError[]): Archive {
  const inner = withoutRoot(files);
  const [[first = ''] = [], [rest = ''] = []] = [[...files.keys()], [...inner.keys()]];
  return { files: inner, root: first.slice(0, first.length - rest.length), notes };
}

async function readFiles(zip: Buffer, room: { bytes: number }) {
  const { files: listed, unpack } = await openZip(zip);
  const files = new Map<string, ArchiveFile>();
  const notes: ImportError[] = [];
  for (const [path, entry] of listed) {
    if (STRAY.test(path)) continue;
    if (OUTSIDE.test(path)) {
      notes.push({ file: path, message: 'Left out: its name leads outside of the archive.' });
      continue;
    }
    if (entry.uncompressedSize > MAX_MEDIA_BYTES) {
      notes.push({ file: path, message: `Left out: larger than ${MAX_MEDIA_BYTES / MB} MB.` });
      continue;
    }
    room.bytes -= entry.uncompressedSize;
    if (room.bytes < 0) throw tooLarge(`more than ${MAX_TOTAL_BYTES / MB} MB`);
    files.set(path, {
      bytes: await unpack(entry),
      changedAt: entry.getLastModDate().toISOString(),
    });
  }
  return { files, notes };
}

/** The files of a zip file, also of those that it holds if it holds nothing else. @throws HttpError 400, 413 */
export async function readArchive(zip: Buffer): Promise<Archive> {
  const room = { bytes: MAX_TOTAL_BYTES };
  const { files, notes } = await readFiles(zip, room);
  const inner = [...files].filter(([path]) => /\.zip$/i.test(path));
  const isOuter =
    inner.length > 0 && [...files.keys()].every((path) => /\.zip$|^index\.html$/i.test(path));
  if (!isOuter) return inRoot(files, notes);
  const parts = [];
  for (const [, { bytes }] of inner) parts.push(await readFiles(bytes, room));
  const all = new Map(parts.flatMap((part) => [...part.files]));
  return inRoot(all, [...notes, ...parts.flatMap((part) => part.notes)]);
}
