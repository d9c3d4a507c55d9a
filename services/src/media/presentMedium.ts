import { type Medium, mediaAddress, variantsOf } from '@pressline/shared-api';
import type { StoredMedium } from './createMediaRecords';
import type { UsesByHash } from './createMediaUses';
import { extensionOf } from './fileName';
import { fileTypes } from './fileTypes';

/** A medium as staff see it. */
export function presentMedium(stored: StoredMedium, uses: UsesByHash): Medium {
  const { _id, hash, kind, name, width, height, alt, isDecorative, parts } = stored;
  const [small] = variantsOf(stored);
  return {
    ...{ id: String(_id), kind, name, width, height, alt, isDecorative },
    typeLabel: fileTypes[extensionOf(name)]?.label ?? '',
    size: parts[0]?.size ?? 0,
    url: mediaAddress(stored),
    thumbnailUrl: kind === 'image' ? mediaAddress({ ...stored, name: small?.name ?? name }) : null,
    createdAt: stored.createdAt.toISOString(),
    createdBy: stored.createdBy,
    uses: [...(uses.get(hash) ?? [])],
  };
}
