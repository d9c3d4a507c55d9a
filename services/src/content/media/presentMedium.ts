import { extensionOf, type Medium, mediaAddress, variantsOf } from '@pressline/shared-api';
import type { StoredMedium } from './createMediaRecords';
import type { UsesByHash } from './createMediaUses';
import { fileTypes } from './fileTypes';

/** Size and type of a file, as downloads have them. */
export const fileFacts = ({ name, parts }: StoredMedium) => ({
  sizeBytes: parts[0]?.size ?? 0,
  fileType: fileTypes[extensionOf(name)]?.label ?? '',
});

/** A medium as staff see it. */
export function presentMedium(stored: StoredMedium, uses: UsesByHash): Medium {
  const { _id, hash, kind, name, width, height, alt, isDecorative } = stored;
  const { sizeBytes: size, fileType: typeLabel } = fileFacts(stored);
  const [small] = variantsOf(stored);
  return {
    ...{ id: String(_id), kind, name, width, height, alt, isDecorative },
    ...{ typeLabel, size },
    url: mediaAddress(stored),
    thumbnailUrl: kind === 'image' ? mediaAddress({ ...stored, name: small?.name ?? name }) : null,
    createdAt: stored.createdAt.toISOString(),
    createdBy: stored.createdBy,
    uses: [...(uses.get(hash) ?? [])],
  };
}
