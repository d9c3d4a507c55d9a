import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import { integrityOf } from './integrity';
import { parseManifest } from './manifest';

const TIMEOUT_MS = 5_000;
const MAX_MANIFEST_BYTES = 256 * 1024;
const MAX_FILE_BYTES = 10 * 1024 * 1024;

export interface DownloadedRelease {
  manifest: RemoteManifest;
  files: ReadonlyMap<string, Buffer>;
}

/** Asks a remote's origin for its `remote.json`. Throws when it cannot be had or breaks the contract. */
export async function downloadManifest(origin: string, name: string): Promise<RemoteManifest> {
  const bytes = await download(`${origin}/remote.json`, MAX_MANIFEST_BYTES);
  return parseManifest(JSON.parse(bytes.toString('utf8')), name);
}

/** Fetches every file of a release. Throws when one is missing or differs from what was published. */
export async function downloadRelease(
  origin: string,
  manifest: RemoteManifest,
): Promise<DownloadedRelease> {
  const files = await Promise.all(
    Object.entries(manifest.files).map(async ([file, { integrity, bytes: size }]) => {
      const bytes = await download(`${origin}/${file}`, Math.min(size, MAX_FILE_BYTES));
      if (integrityOf(bytes) !== integrity) {
        throw new Error(`${file} of ${manifest.name} is not the file that was published`);
      }
      return [file, bytes] as const;
    }),
  );
  return { manifest, files: new Map(files) };
}

async function download(url: string, limit: number): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new Error(`${url} is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
