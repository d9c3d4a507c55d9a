import type { RemoteManifest } from '@pressline/shared-api/remote-contract';
import { parseManifest } from './manifest';

/** The file beside `remote.json` with its signature. */
export const SIGNATURE_FILE = 'remote.sig';

/** What describes a release, as it was published. */
export interface ReleaseDocument {
  manifest: RemoteManifest;
  /** `remote.json`, byte for byte: what is signed. */
  json: Buffer;
  /** The text of `remote.sig`; absent for an unsigned release. */
  signature?: string;
}

/** Checks what describes a release before its files are read. Throws why it is refused. */
export type CheckDocument = (document: ReleaseDocument) => void;

/** A description that was made here. */
export const documentOf = (manifest: RemoteManifest): ReleaseDocument => ({
  manifest,
  json: Buffer.from(JSON.stringify(manifest)),
});

/**
 * Reads what describes a release; `read` answers null for a file that is not there.
 * @throws UnfitRelease when it breaks the contract, and what `read` throws
 */
export async function readDocument(
  name: string,
  read: (file: string) => Promise<Buffer | null>,
): Promise<ReleaseDocument> {
  const [json, signature] = await Promise.all([read('remote.json'), read(SIGNATURE_FILE)]);
  if (!json) throw new Error(`There is no remote.json of ${name}`);
  const manifest = parseManifest(json.toString('utf8'), name);
  return { manifest, json, ...(signature && { signature: signature.toString('utf8') }) };
}
