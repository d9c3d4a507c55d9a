import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import { parseManifest } from './manifest';
import { alteredFile, collectFiles, type ReleaseFiles } from './releaseFiles';

const TIMEOUT_MS = 5_000;
const MAX_MANIFEST_BYTES = 256 * 1024;
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Fetches the `remote.json` of a remote's origin. @throws UnfitRelease when it breaks the contract, and network errors */
export async function downloadManifest(origin: string, name: string): Promise<RemoteManifest> {
  const bytes = await download(`${origin}/remote.json`, MAX_MANIFEST_BYTES);
  return parseManifest(bytes.toString('utf8'), name);
}

/** Fetches every file of a release. @throws UnfitRelease, and network errors */
export function downloadRelease(origin: string, manifest: RemoteManifest): Promise<ReleaseFiles> {
  return collectFiles(manifest, async (file, bytes) => {
    try {
      return await download(`${origin}/${file}`, Math.min(bytes, MAX_FILE_BYTES));
    } catch (error) {
      const isLonger = error instanceof TooLarge && bytes <= MAX_FILE_BYTES;
      throw isLonger ? alteredFile(manifest, file) : error;
    }
  });
}

class TooLarge extends Error {}

async function download(url: string, limit: number): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
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
