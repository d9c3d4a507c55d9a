import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { readUpTo } from '@pressline/shared-api/node/readUpTo';
import { alteredFileError, collectFiles, type PublishedRelease } from './publishedRelease';
import { type ReleaseDocument, readDocument, SIGNATURE_FILE } from './releaseDocument';
import { isEncodable } from './writeFiles';

const unpack = promisify(brotliDecompress);

const TIMEOUT_MS = 5_000;
const MAX_MANIFEST_BYTES = 256 * 1024;
const MAX_SIGNATURE_BYTES = 1024;
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** By how much packing makes a file longer that cannot be packed. */
const PACKED_BYTES = 256;

/**
 * Fetches the `remote.json` of a remote's origin, without its signature: hosts look at it every second.
 * @throws InvalidRelease when it breaks the contract, and network errors
 */
export function downloadManifest(origin: string, name: string): Promise<ReleaseDocument> {
  return readDocument(name, async (file) =>
    file === SIGNATURE_FILE ? null : download(`${origin}/${file}`, MAX_MANIFEST_BYTES),
  );
}

/**
 * Fetches the signature and every file of a release, with the Brotli that its origin has of it.
 * @throws InvalidRelease, and network errors
 */
export async function downloadRelease(
  origin: string,
  document: ReleaseDocument,
): Promise<PublishedRelease> {
  const { manifest } = document;
  const signature = await downloadSignature(origin);
  const signed = { ...document, ...(signature !== null && { signature }) };
  const encoded = new Map<string, Buffer>();
  const files = await collectFiles(signed, async (file, bytes) => {
    const store = (packed: Buffer) => void encoded.set(`${file}.br`, packed);
    const limit = Math.min(bytes, MAX_FILE_BYTES);
    try {
      return await download(`${origin}/${file}`, limit, isEncodable(file) ? store : undefined);
    } catch (error) {
      const isLonger = error instanceof TooLarge && bytes <= MAX_FILE_BYTES;
      throw isLonger ? alteredFileError(manifest, file) : error;
    }
  });
  return { ...files, encoded };
}

async function downloadSignature(origin: string): Promise<string | null> {
  try {
    const bytes = await download(`${origin}/${SIGNATURE_FILE}`, MAX_SIGNATURE_BYTES);
    return bytes.toString('utf8');
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
}

class NotThere extends Error {}
class TooLarge extends Error {}

/** `store` sees the answer packed as it was sent, which `fetch` would not show. */
async function download(
  url: string,
  limit: number,
  store?: (packed: Buffer) => void,
): Promise<Buffer> {
  const request = (url.startsWith('https:') ? https : http).get(url, {
    headers: { 'Accept-Encoding': store ? 'br' : 'identity' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  // What breaks off from here on is the answer's error.
  request.on('error', () => undefined);
  const { statusCode, headers } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    const message = `${url} answered ${statusCode}`;
    throw statusCode === 404 ? new NotThere(message) : new Error(message);
  }
  if (headers['content-encoding'] !== 'br') return readAll(answer, limit, url);
  const bytes = await readAll(answer, limit + PACKED_BYTES, url);
  store?.(bytes);
  return unpack(bytes, { maxOutputLength: limit + 1 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(url, limit) : error;
  });
}

async function readAll(answer: IncomingMessage, limit: number, url: string): Promise<Buffer> {
  const bytes = await readUpTo(answer, limit);
  if (bytes.length > limit) throw tooLarge(url, limit);
  return bytes;
}

const tooLarge = (url: string, limit: number) =>
  new TooLarge(`${url} is larger than ${limit} bytes`);
