import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { MongoError } from 'mongodb';
import { InvalidRelease, type ReleaseDocument } from '../files/releaseDocument';
import type { RegistryStore } from '../registry/RegistryStore';

/** A new Ed25519 key pair: the private key as PEM, the public key in the form of RELEASE_KEYS. */
export function generateKeys(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
  };
}

/** Reads the Ed25519 private key in a PEM file. No error contains its text. @throws when there is none */
export function readPrivateKey(file: string): KeyObject {
  const pem = readFileSync(file, 'utf8');
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error of OpenSSL says less than the one below.
  }
  throw new Error(`${file} holds no Ed25519 private key as PEM without a passphrase`);
}

/** Reads public keys as `generateKeys` writes them, with commas or white space between. @throws for anything else */
function readPublicKeys(text: string): KeyObject[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((x) => {
      try {
        return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      } catch (cause) {
        throw new Error(`RELEASE_KEYS: ${x} is not an Ed25519 public key of keygen`, { cause });
      }
    });
}

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

/** Checks that one of a host's public keys has signed a release. @returns when @throws InvalidRelease */
export type VerifyRelease = (document: ReleaseDocument) => string;

/** Verifies by the keys in RELEASE_KEYS; null without keys: then every release is accepted. */
export function createVerifier(text: string): VerifyRelease | null {
  const keys = readPublicKeys(text);
  if (keys.length === 0) return null;
  return ({ manifest: { name, release }, json, signature }) => {
    const unfit = (reason: string) => new InvalidRelease(name, release, reason);
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
export async function checkSignature(
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
