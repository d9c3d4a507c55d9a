import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { HttpError, invalid } from '../../../errors';

const inflate = promisify(inflateRaw);

const MAX_FILES = 20_000;
const STORED = 0;
const UTF8_NAME = 0x800;
/** Has the name in UTF-8 beside another one. */
const UNICODE_PATH = 0x7075;

/** With the same name twice if a zip file has it twice. */
type ListedFile = [path: string, entry: Entry];

/** A zip file whose files are listed, and not unpacked yet. */
export interface OpenZip {
  files: ListedFile[];
  /** @throws HttpError 400 when it is damaged */
  unpack(entry: Entry): Promise<Buffer>;
}

/** 413 for a zip file that holds `what`. */
export const tooLarge = (what: string) =>
  new HttpError('too_large', `The zip file holds ${what}`, { fields: { file: 'Too large' } });

/**
 * Some programs write names in the encoding of their system and do not say so: UTF-8, or Windows-1252, whose
 * letters are signs and Greek in the one that the format asks for.
 */
function decodeName({ generalPurposeBitFlag: flags, fileNameRaw, extraFields }: Entry): string {
  const isSaid = (flags & UTF8_NAME) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  const high = fileNameRaw.filter((byte) => byte > 0x7f);
  if (!isSaid && high.length > 0) {
    const utf8 = fileNameRaw.toString('utf8');
    if (!utf8.includes('\ufffd')) return utf8;
    if (high.every((byte) => byte >= 0xc0 && byte !== 0xe1)) return fileNameRaw.toString('latin1');
  }
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, true);
}

/** PowerShell 5.1 writes backslashes. A name like `../x` is one like any other: nothing is written to disk. */
const nameOf = (entry: Entry) => decodeName(entry).normalize('NFC').replaceAll('\\', '/');

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

/** Unpacks one file. @throws Error when it is longer than the directory says */
async function unpack(archive: ZipFile, zip: Buffer, entry: Entry): Promise<Buffer> {
  if (!entry.canDecodeFileData()) throw new Error('Encrypted, or packed in another way');
  const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = zip.subarray(fileDataStart, fileDataStart + entry.compressedSize);
  if (entry.compressionMethod === STORED) return packed;
  return inflate(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize) });
}

/** Opens a zip file in memory. @throws HttpError 400, 413 */
export async function openZip(zip: Buffer): Promise<OpenZip> {
  const refuse = (reason: string) => (error: unknown) => {
    throw error instanceof HttpError ? error : invalid({ file: reason });
  };
  const archive = await fromBufferPromise(zip, { decodeStrings: false }).catch(
    refuse('Not a zip file'),
  );
  const files = await listFiles(archive).catch(refuse('Not a zip file'));
  return {
    files,
    unpack: (entry) => unpack(archive, zip, entry).catch(refuse('The zip file is damaged')),
  };
}
