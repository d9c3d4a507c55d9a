import { describeIssues } from '@pressline/shared-api/node/environment';
import { CONTRACT_VERSION } from '@pressline/shared-api/remote-contract';
import { type RemoteManifest, remoteManifest } from '@pressline/shared-api/remote-manifest';
import { parseJson } from '@pressline/shared-api/text';
import { z } from 'zod';
import { releaseId } from './releaseFiles';

/** A release that breaks the contract of its remote; the message says how. */
export class InvalidRelease extends Error {
  override readonly name = 'InvalidRelease';

  constructor(
    readonly remote: string,
    /** Null when it cannot be read. */
    readonly release: string | null,
    message: string,
  ) {
    super(message);
  }
}

const outline = z.object({ contract: z.number(), release: remoteManifest.shape.release });

/** Reads a `remote.json`. @throws InvalidRelease when it does not follow the contract */
export function parseManifest(text: string, expectedName: string): RemoteManifest {
  const json = parseJson(text);
  const { contract, release = null } = outline.partial().safeParse(json).data ?? {};
  const unfit = (reason: string) => new InvalidRelease(expectedName, release, reason);
  if (contract !== undefined && contract !== CONTRACT_VERSION) {
    throw unfit(`built for contract ${contract}, this host serves ${CONTRACT_VERSION}`);
  }
  const result = remoteManifest.safeParse(json);
  if (!result.success) {
    throw unfit(`remote.json of ${expectedName} is not valid: ${describeIssues(result.error)}`);
  }
  const manifest = result.data;
  if (manifest.name !== expectedName) {
    throw unfit(`it is a release of ${manifest.name}, not of ${expectedName}`);
  }
  if (!manifest.exposes.includes('./App')) throw unfit(`${expectedName} does not expose ./App`);
  const required = [
    manifest.entry,
    ...manifest.preload,
    ...manifest.routes.flatMap(({ preload, later = [] }) => [...preload, ...later]),
    ...(manifest.server ? [manifest.server] : []),
  ];
  const missing = required.filter((file) => !Object.hasOwn(manifest.files, file));
  if (missing.length > 0) throw unfit(`${expectedName} lists no file ${missing.join(', ')}`);
  if (manifest.release !== releaseId(manifest.files)) {
    throw unfit(`the release id of ${expectedName} does not belong to its files`);
  }
  return manifest;
}

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
 * Reads what describes a release; `read` returns null for a file that is not there.
 * @throws InvalidRelease when it breaks the contract, and what `read` throws
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
