import { type ReleaseDocument, readDocument, SIGNATURE_FILE } from './releaseDocument';
import { alteredFile, collectFiles, type ReleaseFiles } from './releaseFiles';

const TIMEOUT_MS = 5_000;
const MAX_MANIFEST_BYTES = 256 * 1024;
const MAX_SIGNATURE_BYTES = 512 * 1024;
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/**
 * Fetches the `remote.json` of a remote's origin, without its signatures: hosts look at it every second.
 * @throws UnfitRelease when it breaks the contract, and network errors
 */
export function downloadManifest(origin: string, name: string): Promise<ReleaseDocument> {
  return readDocument(name, async (file) =>
    file === SIGNATURE_FILE ? null : download(`${origin}/${file}`, MAX_MANIFEST_BYTES),
  );
}

/** Fetches the signatures and every file of a release. @throws UnfitRelease, and network errors */
export async function downloadRelease(
  origin: string,
  document: ReleaseDocument,
): Promise<ReleaseFiles> {
  const { manifest } = document;
  const signature = await downloadSignature(origin);
  const signed = { ...document, ...(signature !== null && { signature }) };
  return collectFiles(signed, async (file, bytes) => {
    try {
      return await download(`${origin}/${file}`, Math.min(bytes, MAX_FILE_BYTES));
    } catch (error) {
      const isLonger = error instanceof TooLarge && bytes <= MAX_FILE_BYTES;
      throw isLonger ? alteredFile(manifest, file) : error;
    }
  });
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

async function download(url: string, limit: number): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (response.status === 404) throw new NotThere(`${url} answered 404`);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new TooLarge(`${url} is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
