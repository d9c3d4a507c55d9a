import type { PublishContext } from '../publishRelease';

/** An open registry, with what a release is judged by. */
export interface OpenRegistry extends PublishContext {
  /** Where a remote's origin is. */
  originOf(remote: string): string | undefined;
}
