import { createHash } from 'node:crypto';

/** The Subresource Integrity value (SHA-384) of a file's bytes. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
