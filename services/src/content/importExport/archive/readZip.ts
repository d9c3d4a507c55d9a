import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { MAX_MEDIA_BYTES, MEDIA_PATH, readMediaAddress } from '@pressline/shared-api';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { HttpError, invalid } from '../../../errors';

const inflate = promisify(inflateRaw);

const MB = 1024 ** 2;
const MAX_FILES = 20_000;
const MAX_FILE_BYTES = MB;
const MAX_TOTAL_BYTES = 64 * MB;
const STORED = 0;

/** A file of the media library. */
export interface ZippedMedium {
  path: string;
  hash: string;
  name: string;
  bytes: Uint8Array;
}

/** With the same name twice if a zip file has it twice. */
type ListedFile = [path: string, entry: Entry];

interface ZippedFiles {
  /** By path; a file that is not UTF-8 is `undefined`. */
  texts: Map<string, string | undefined>;
  media: ZippedMedium[];
  /** Paths of files that were not read. */
  ignored: string[];
}

const tooLarge = (what: string) =>
  new HttpError('too_large', `The zip file holds ${what}`, { fields: { file: 'Too large' } });

/** What the path of a file of the media library says, which ends like its address. */
function readMediaPath(path: string) {
  const [, end = ''] = /(?:^|\/)media\/([^/]+\/[^/]+)$/.exec(path) ?? [];
  return readMediaAddress(`${MEDIA_PATH}/${end}`);
}

/**
 * The library refuses a whole archive with a name like `../x`; such a file is ignored. PowerShell 5.1
 * writes backslashes.
 */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
    .normalize('NFC')
    .replaceAll('\\', '/');

/** Lists the files. @throws HttpError 413 */
async function listFiles(archive: ZipFile): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  // The number in the directory may be wrong.
  let count = 0;
  for await (const entry of archive.eachEntry()) {
    count += 1;
    if (count > MAX_FILES) throw tooLarge(`more than ${MAX_FILES} files`);
    const name = nameOf(entry);
    if (!name.endsWith('/')) files.push([name, entry]);
  }
  return files;
}

/** Checks sizes before anything is unpacked. @throws HttpError 413 */
function checkSizes(files: readonly ListedFile[]): void {
  let total = 0;
  for (const [name, { uncompressedSize }] of files) {
    const most = readMediaPath(name) ? MAX_MEDIA_BYTES : MAX_FILE_BYTES;
    if (uncompressedSize > most) throw tooLarge(`a file of more than ${most / MB} MB`);
    total += uncompressedSize;
    if (total > MAX_TOTAL_BYTES) throw tooLarge('more than 64 MB');
  }
}

/** Unpacks one file. @throws Error when it is longer than the directory says */
async function unpack(archive: ZipFile, zip: Buffer, entry: Entry): Promise<Buffer> {
  if (!entry.canDecodeFileData()) throw new Error('Encrypted, or packed in another way');
  const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = zip.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  if (entry.compressionMethod === STORED) return packed;
  return inflate(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize) });
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
  const refuse = (reason: string) => (error: unknown) => {
    throw error instanceof HttpError ? error : invalid({ file: reason });
  };
  const archive = await fromBufferPromise(zip, { decodeStrings: false }).catch(
    refuse('Not a zip file'),
  );
  const all = await listFiles(archive).catch(refuse('Not a zip file'));
  const paths = [...new Set(all.map(([path]) => path))];
  const chosen = choose(paths);
  const isRead = (path: string) => chosen.has(path) || Boolean(readMediaPath(path));
  const files = all.filter(([path]) => isRead(path));
  checkSizes(files);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const texts = new Map<string, string | undefined>();
  const media: ZippedMedium[] = [];
  for (const [path, entry] of new Map(files)) {
    const bytes = await unpack(archive, zip, entry).catch(refuse('The zip file is damaged'));
    const medium = readMediaPath(path);
    if (medium) media.push({ path, hash: medium.hash, name: medium.name, bytes });
    else texts.set(path, decode(decoder, bytes));
  }
  const ignored = paths.filter((path) => !isRead(path));
  return { texts, media, ignored };
}
