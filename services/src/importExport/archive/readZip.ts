import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { MAX_MEDIA_BYTES, MEDIA_PATH, readMediaAddress } from '@pressline/shared-api';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { HttpError, invalid } from '../../errors';

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
  read(): Promise<Buffer>;
}

interface ZippedFiles {
  /** By path; a file that is not UTF-8 is `undefined`. */
  texts: Map<string, string | undefined>;
  media: ZippedMedium[];
}

/** Files that operating systems add to folders. */
const LITTER = /(?:^|\/)(?:__MACOSX\/.*|\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

const tooLarge = (what: string) =>
  new HttpError('too_large', `The zip file holds ${what}`, { fields: { file: 'Too large' } });

/** What the path of a file of the media library says, which ends like its address. */
function readMediaPath(path: string) {
  const [, end = ''] = /(?:^|\/)media\/([^/]+\/[^/]+)$/.exec(path) ?? [];
  return readMediaAddress(`${MEDIA_PATH}/${end}`);
}

/** The library refuses a whole archive with a name like `../x`; this reports each file instead. */
const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true).normalize('NFC');

/** Lists the files and checks their number and sizes before anything is unpacked. @throws HttpError 413 */
async function listFiles(archive: ZipFile): Promise<Map<string, Entry>> {
  const files = new Map<string, Entry>();
  let total = 0;
  // The number in the directory may be wrong.
  let count = 0;
  for await (const entry of archive.eachEntry()) {
    count += 1;
    if (count > MAX_FILES) throw tooLarge(`more than ${MAX_FILES} files`);
    const name = nameOf(entry);
    if (name.endsWith('/') || LITTER.test(name)) continue;
    const most = readMediaPath(name) ? MAX_MEDIA_BYTES : MAX_FILE_BYTES;
    if (entry.uncompressedSize > most) throw tooLarge(`a file of more than ${most / MB} MB`);
    total += entry.uncompressedSize;
    if (total > MAX_TOTAL_BYTES) throw tooLarge('more than 64 MB');
    files.set(name, entry);
  }
  return files;
}

/** Unpacks one file in the thread pool. @throws Error when it is longer than the directory says */
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
 * Reads the texts of a zip file, and finds its media, within limits of number and size. Nothing is
 * written to disk. @throws HttpError 400, 413
 */
export async function readZip(zip: Buffer): Promise<ZippedFiles> {
  const refuse = (reason: string) => (error: unknown) => {
    throw error instanceof HttpError ? error : invalid({ file: reason });
  };
  const archive = await fromBufferPromise(zip, { decodeStrings: false }).catch(
    refuse('Not a zip file'),
  );
  const files = await listFiles(archive).catch(refuse('Not a zip file'));
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const texts = new Map<string, string | undefined>();
  const media: ZippedMedium[] = [];
  for (const [path, entry] of files) {
    const read = () => unpack(archive, zip, entry).catch(refuse('The zip file is damaged'));
    const medium = readMediaPath(path);
    if (medium) media.push({ path, hash: medium.hash, name: medium.name, read });
    else texts.set(path, decode(decoder, await read()));
  }
  return { texts, media };
}
