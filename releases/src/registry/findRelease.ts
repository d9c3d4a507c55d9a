import type { ReleaseRecord } from '@pressline/shared-api';
import { RegistryError } from './RegistryError';
import type { RemoteState } from './registryState';

const SHORT_ID = 8;

/** A release as people read it: `1.4.0 (0a1b2c3d)`. */
export const labelOf = ({ version, release }: Pick<ReleaseRecord, 'version' | 'release'>): string =>
  `${version} (${release.slice(0, SHORT_ID)})`;

/**
 * The one release that `text` means: the beginning of its id, or its version.
 * @throws RegistryError when there is none, or more than one
 */
export function findRelease({ name, releases }: RemoteState, text: string): ReleaseRecord {
  const candidates = releases.filter(
    ({ release, version }) => release.startsWith(text) || version === text,
  );
  const [found, ...others] = candidates;
  if (!found) throw new RegistryError(`${name} has no release ${text}.`);
  if (others.length > 0) {
    const list = candidates.map(labelOf).join(', ');
    throw new RegistryError(`${text} matches ${list}. Specify the id.`);
  }
  return found;
}
