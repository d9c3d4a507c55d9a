import type { ReleaseDocument } from '../files/releaseDocument';
import type { RegistryStore } from '../registry/RegistryStore';
import type { ReleaseTrust } from './createTrust';

/**
 * Checks the signatures of a release that is to be published, and that it is no older than `stable`,
 * the id of the one in whose place it would come. Throws why it is refused.
 */
export async function checkSigned(
  document: ReleaseDocument,
  stable: string | null,
  store: RegistryStore,
  trust: ReleaseTrust,
): Promise<void> {
  const signedAt = trust.verify(document);
  const { name, release } = document.manifest;
  if (stable === null || stable === release) return;
  // One that cannot be verified itself is no measure.
  const active = await store
    .loadDocument(name, stable)
    .then((its) => trust.verify(its))
    .catch(() => '');
  if (signedAt < active) {
    throw new Error(`it was signed at ${signedAt}, before the stable release (${active})`);
  }
}
