import { setImmediate as nextTurn } from 'node:timers/promises';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { HttpError, invalid } from '../errors';

const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
/** Files that are unpacked before other requests have their turn. */
const AT_ONCE = 50;

/** What programs put beside the files of a folder. */
const LITTER = /(?:^|\/)(?:__MACOSX\/.*|\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

const tooLarge = (what: string) =>
  new HttpError('too_large', `The zip file holds ${what}`, { fields: { file: 'Too large' } });

/** The directory of a zip file; nothing is unpacked, and the sizes bound what will be. */
function listEntries(zip: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(zip, {
      filter(entry) {
        entries.push(entry);
        return false;
      },
    });
  } catch {
    throw invalid({ file: 'Not a zip file' });
  }
  const files = entries.filter(({ name }) => !name.endsWith('/') && !LITTER.test(name));
  if (files.length > MAX_FILES) throw tooLarge(`more than ${MAX_FILES} files`);
  const large = files.find(({ originalSize }) => originalSize > MAX_FILE_BYTES);
  if (large) throw tooLarge('a file of more than 1 MB');
  const total = files.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (total > MAX_TOTAL_BYTES) throw tooLarge('more than 64 MB');
  return files;
}

/**
 * The texts of a zip file by path, bounded in number and size before anything is unpacked; what is
 * no text is `undefined`. Names make no paths on this machine. @throws HttpError 400, 413
 */
export async function readZip(zip: Uint8Array): Promise<Map<string, string | undefined>> {
  const names = [...new Set(listEntries(zip).map(({ name }) => name))];
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const texts = new Map<string, string | undefined>();
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const wanted = new Set(names.slice(at, at + AT_ONCE));
    const unpacked = unpack(zip, wanted);
    for (const name of wanted) texts.set(name.normalize('NFC'), decode(decoder, unpacked[name]));
    await nextTurn();
  }
  return texts;
}

function unpack(zip: Uint8Array, wanted: ReadonlySet<string>) {
  try {
    return unzipSync(zip, { filter: ({ name }) => wanted.has(name) });
  } catch {
    throw invalid({ file: 'The zip file is damaged' });
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string | undefined {
  try {
    return bytes && decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
