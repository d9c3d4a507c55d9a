import { type KeyObject, sign, verify } from 'node:crypto';
import { MongoError } from 'mongodb';
import type { ReleaseDocument } from '../files/releaseDocument';
import { UnfitRelease } from '../files/UnfitRelease';
import type { RegistryStore } from '../registry/RegistryStore';
import { readPublicKeys } from './keys';

/** When it was signed (ISO 8601 in UTC), a space, and the signature (Ed25519, RFC 8032) in base64url. */
const SIGNATURE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{86})\n?$/;

/** `remote.json` names every file by its hash, so a signature over it covers the whole release. */
const signedBytes = (at: string, json: Buffer) =>
  Buffer.concat([Buffer.from(`pressline release ${at}\n`), json]);

/** Signs a release. @returns the text of its signature file */
export function signRelease(
  { json }: Pick<ReleaseDocument, 'json'>,
  key: KeyObject,
  at = new Date().toISOString(),
): string {
  return `${at} ${sign(null, signedBytes(at, json), key).toString('base64url')}\n`;
}

/** Checks that one of a host's public keys has signed a release. @returns when @throws UnfitRelease */
export type VerifyRelease = (document: ReleaseDocument) => string;

/** Verifies by the keys in RELEASE_KEYS; null without keys: then every release is accepted. */
export function createVerify(text: string): VerifyRelease | null {
  const keys = readPublicKeys(text);
  if (keys.length === 0) return null;
  return ({ manifest: { name, release }, json, signature }) => {
    const unfit = (reason: string) => new UnfitRelease(name, release, reason);
    if (signature === undefined) throw unfit('it is not signed');
    const [, at = '', encoded = ''] = SIGNATURE.exec(signature) ?? [];
    const bytes = Buffer.from(encoded, 'base64url');
    if (!keys.some((key) => verify(null, signedBytes(at, json), key, bytes))) {
      throw unfit('its signature is not by a key in RELEASE_KEYS over this remote.json');
    }
    return at;
  };
}

/**
 * Checks a release that is to be published: it is signed, and not before the `stable` one, whose place
 * it would take. @throws why it is refused
 */
export async function checkSigned(
  document: ReleaseDocument,
  stable: string | null,
  store: Pick<RegistryStore, 'loadDocument'>,
  verifyRelease: VerifyRelease,
): Promise<void> {
  const at = verifyRelease(document);
  const { name, release } = document.manifest;
  if (stable === null || stable === release) return;
  // The stable release may have been published before the host had keys.
  const stableAt = await store
    .loadDocument(name, stable)
    .then(verifyRelease)
    .catch((error) => {
      // A database that does not answer must not let an older release in.
      if (error instanceof MongoError) throw error;
      return '';
    });
  if (at < stableAt) {
    throw new Error(`it was signed at ${at}, before the stable release (${stableAt})`);
  }
}
