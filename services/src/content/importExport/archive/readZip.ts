import { MAX_MEDIA_BYTES, MEDIA_PATH, readMediaAddress } from '@pressline/shared-api';
import { type OpenZip, openZip, tooLarge } from './openZip';

const MB = 1024 ** 2;
const MAX_FILE_BYTES = MB;
const MAX_TOTAL_BYTES = 64 * MB;

/** A file of the media library. */
export interface ZippedMedium {
  path: string;
  hash: string;
  name: string;
  bytes: Uint8Array;
}

interface ZippedFiles {
  /** By path; a file that is not UTF-8 is `undefined`. */
  texts: Map<string, string | undefined>;
  media: ZippedMedium[];
  /** Paths of files that were not read. */
  ignored: string[];
}

/** What the path of a file of the media library says, which ends like its address. */
function readMediaPath(path: string) {
  const [, end = ''] = /(?:^|\/)media\/([^/]+\/[^/]+)$/.exec(path) ?? [];
  return readMediaAddress(`${MEDIA_PATH}/${end}`);
}

/** Checks sizes before anything is unpacked. @throws HttpError 413 */
function checkSizes(files: OpenZip['files']): void {
  let total = 0;
  for (const [name, { uncompressedSize }] of files) {
    const most = readMediaPath(name) ? MAX_MEDIA_BYTES : MAX_FILE_BYTES;
    if (uncompressedSize > most) throw tooLarge(`a file of more than ${most / MB} MB`);
    total += uncompressedSize;
    if (total > MAX_TOTAL_BYTES) throw tooLarge('more than 64 MB');
  }
}

function decode(decoder: TextDecoder, bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads media, and the texts that `choose` picks from all paths, within limits of number and size. Nothing
 * is written to disk. @throws HttpError 400, 413
 */
export async function readZip(
  zip: Buffer,
  choose: (paths: readonly string[]) => ReadonlySet<string>,
): Promise<ZippedFiles> {
  const { files: all, unpack } = await openZip(zip);
  const paths = [...new Set(all.map(([path]) => path))];
  const chosen = choose(paths);
  const isRead = (path: string) => chosen.has(path) || Boolean(readMediaPath(path));
  const files = all.filter(([path]) => isRead(path));
  checkSizes(files);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const texts = new Map<string, string | undefined>();
  const media: ZippedMedium[] = [];
  for (const [path, entry] of new Map(files)) {
    const bytes = await unpack(entry);
    const medium = readMediaPath(path);
    if (medium) media.push({ path, hash: medium.hash, name: medium.name, bytes });
    else texts.set(path, decode(decoder, bytes));
  }
  const ignored = paths.filter((path) => !isRead(path));
  return { texts, media, ignored };
}
