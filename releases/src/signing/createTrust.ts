import type { ReleaseDocument } from '../files/releaseDocument';
import { UnfitRelease } from '../files/UnfitRelease';
import { messageOf } from '../messageOf';
import { PAYLOAD_TYPE, parseEnvelope, signersOf } from './envelope';
import { readPublicKeys } from './keys';
import { readStatement } from './statement';

/** The public keys of a host, and how many of them have to sign a release. */
export interface ReleaseTrust {
  keys: number;
  threshold: number;
  /**
   * Checks that enough keys have signed this very `remote.json`.
   * @returns when it was signed, ISO 8601 in UTC
   * @throws UnfitRelease
   */
  verify(document: ReleaseDocument): string;
}

/**
 * Trusts the keys in `text` (see `readPublicKeys`), of which `threshold` have to sign, each counted
 * once (DSSE protocol, "threshold"). No text, no trust: then every release is taken.
 * @throws when a key cannot be read, or there are fewer keys than have to sign
 */
export function createTrust(text: string | undefined, threshold = 1): ReleaseTrust | null {
  if (!text?.trim()) return null;
  let keys: ReturnType<typeof readPublicKeys>;
  try {
    keys = readPublicKeys(text);
  } catch (cause) {
    throw new Error('RELEASE_KEYS cannot be read', { cause });
  }
  if (keys.length < threshold) {
    throw new Error(`RELEASE_KEYS_THRESHOLD is ${threshold}, of ${keys.length} keys`);
  }
  return {
    keys: keys.length,
    threshold,
    verify(document) {
      const { name, release } = document.manifest;
      try {
        if (document.signature === undefined) throw new Error('it is not signed');
        const envelope = parseEnvelope(document.signature);
        if (envelope.payloadType !== PAYLOAD_TYPE) {
          throw new Error(`its signature is for ${JSON.stringify(envelope.payloadType)}`);
        }
        const { size } = signersOf(envelope, keys);
        if (size < threshold) {
          throw new Error(`${size} of the ${threshold} keys that are needed have signed it`);
        }
        // Only what is signed is read.
        return readStatement(Buffer.from(envelope.payload, 'base64'), document);
      } catch (error) {
        throw new UnfitRelease(name, release, messageOf(error));
      }
    },
  };
}
