import { createHash } from 'node:crypto';
import type { ReleaseFile } from '@pressline/shared-api/remote-contract';

/** The id of a release: it changes with any byte of any file, and with nothing else. */
export function releaseId(files: Readonly<Record<string, ReleaseFile>>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) hash.update(`${name} ${files[name]?.integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}
