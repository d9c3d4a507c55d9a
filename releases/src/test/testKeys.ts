import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { PublishedRelease } from '../files/publishedRelease';
import type { ReleaseDocument } from '../files/releaseDocument';
import { addSignature, type Envelope, wrap } from '../signing/envelope';
import { generateKeys } from '../signing/keys';
import { statementOf } from '../signing/statement';

export interface TestKey {
  privateKey: KeyObject;
  /** PEM */
  publicKey: string;
}

export function testKey(): TestKey {
  const { privateKey, publicKey } = generateKeys();
  return { privateKey: createPrivateKey(privateKey), publicKey };
}

const built = { builder: 'urn:test', commit: null, sources: null, bom: null };

/** A statement about a release, signed by all `keys` at a time. */
export const envelopeOf = (release: ReleaseDocument, at: string, ...keys: TestKey[]): Envelope =>
  keys.reduce(
    (envelope, { privateKey }) => addSignature(envelope, privateKey),
    wrap(statementOf(release, built, '/build', at)),
  );

/** The release with its signatures. */
export const signedBy = (
  release: PublishedRelease,
  at: string,
  ...keys: TestKey[]
): PublishedRelease => ({
  ...release,
  signature: JSON.stringify(envelopeOf(release, at, ...keys)),
});
