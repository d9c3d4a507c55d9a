import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** What is before the 32 bytes of an Ed25519 key in its SubjectPublicKeyInfo (RFC 8410, section 4). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const RAW_BYTES = 32;
const PEM = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g;

export interface PublicKey {
  /** Hash of the key itself: the same key in another form has the same id. */
  id: string;
  key: KeyObject;
}

/** The id of a public key, or of the public half of a private one: SHA-256 of its DER form, hexadecimal. */
export function keyIdOf(key: KeyObject): string {
  const spki = createPublicKey(
    key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }),
  );
  return createHash('sha256')
    .update(spki.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/**
 * Reads Ed25519 public keys (RFC 8032): PEM, base64 (the 32 bytes, or DER), and paths of files that
 * hold such, separated by commas or white space; in files a line that begins with # is a comment.
 * The same key twice is one.
 * @throws when something is none of these, or there is no key
 */
export function readPublicKeys(text: string): PublicKey[] {
  const keys = new Map(keysIn(text, true).map((key) => [keyIdOf(key), key]));
  if (keys.size === 0) throw new Error('It names no public key');
  return [...keys].map(([id, key]) => ({ id, key }));
}

function keysIn(text: string, mayNameFiles: boolean): KeyObject[] {
  const pems = (text.match(PEM) ?? []).map((pem) => ed25519(createPublicKey(pem)));
  const words = text
    .replaceAll(PEM, ' ')
    .replaceAll(/^\s*#.*$/gm, ' ')
    .split(/[\s,]+/);
  const others = words.filter(Boolean).flatMap((word) => {
    if (mayNameFiles && existsSync(word)) return keysIn(readFileSync(word, 'utf8'), false);
    return [fromBase64(word)];
  });
  return [...pems, ...others];
}

function fromBase64(word: string): KeyObject {
  const bytes = Buffer.from(word, 'base64');
  const der = bytes.length === RAW_BYTES ? Buffer.concat([SPKI_PREFIX, bytes]) : bytes;
  try {
    return ed25519(createPublicKey({ key: der, format: 'der', type: 'spki' }));
  } catch (cause) {
    throw new Error(`${word} is neither a file nor an Ed25519 public key`, { cause });
  }
}

/** Reads the Ed25519 private key in a PEM file. Its text is in no error. @throws when there is none */
export function readPrivateKey(file: string): KeyObject {
  const pem = readFileSync(file, 'utf8');
  try {
    return ed25519(createPrivateKey(pem));
  } catch {
    throw new Error(`${file} holds no Ed25519 private key as PEM without a passphrase`);
  }
}

export function generateKeys(): { privateKey: string; publicKey: string; id: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    id: keyIdOf(publicKey),
  };
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`It is a key for ${key.asymmetricKeyType}, not for Ed25519`);
}
