import type { PublishContext } from '../publishRelease';

/** An open registry, with what a release is judged by. */
export interface OpenRegistry extends PublishContext {
  /** Where a remote's origin is. */
  originOf(remote: string): string | undefined;
  /** Whether what was read last was a copy, since the registry could not be read. */
  isCopy(): boolean;
}
