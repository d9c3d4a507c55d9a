import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { readFileSync } from 'node:fs';

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
export function readPublicKeys(text: string): KeyObject[] {
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
