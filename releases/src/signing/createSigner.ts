import { readFileSync } from 'node:fs';
import type { ReleaseDocument } from '../files/releaseDocument';
import { addSignature, parseEnvelope, wrap } from './envelope';
import { readPrivateKey } from './keys';
import { type Provenance, provenance, readStatement, statementOf } from './statement';

/**
 * Signs a release; a signature of others that it has is kept, and the same statement is signed.
 * @param source where it was read from, for people
 * @returns the envelope as text
 */
export type Signer = (document: ReleaseDocument, source: string) => string;

const NOTHING: Omit<Provenance, 'builder'> = { commit: null, sources: null, bom: null };

/**
 * Signs with the private key in the file RELEASE_SIGNING_KEY. What is said of the build is in the file
 * RELEASE_PROVENANCE, where there is one; its builder is RELEASE_BUILDER. Null without a key.
 * @throws when a file cannot be read
 */
export function createSigner(env: NodeJS.ProcessEnv): Signer | null {
  if (!env.RELEASE_SIGNING_KEY) return null;
  const key = readPrivateKey(env.RELEASE_SIGNING_KEY);
  const builder = env.RELEASE_BUILDER || 'urn:pressline:command-line';
  const build = env.RELEASE_PROVENANCE
    ? JSON.parse(readFileSync(env.RELEASE_PROVENANCE, 'utf8'))
    : NOTHING;
  const said = provenance.parse({ builder, ...build });
  return (document, source) => {
    const fresh = () => wrap(statementOf(document, said, source, new Date().toISOString()));
    return JSON.stringify(addSignature(formerOf(document) ?? fresh(), key));
  };
}

function formerOf(document: ReleaseDocument) {
  if (document.signature === undefined) return undefined;
  try {
    const envelope = parseEnvelope(document.signature);
    const at = readStatement(Buffer.from(envelope.payload, 'base64'), document);
    // One from the future would stand before all releases to come.
    return at <= new Date().toISOString() ? envelope : undefined;
  } catch {
    return undefined;
  }
}
