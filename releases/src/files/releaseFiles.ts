import { createHash } from 'node:crypto';
import type { ReleaseFile, RemoteManifest } from '@pressline/shared-api/remote-manifest';

/** Names of the files that a remote's build has for browsers. */
export const BROWSER_FILE = /[\w.@~-]+\.(?:js|css|webm|mp4|svg)$/;

export const GUEST_FOLDER = 'guest';

/** The file by which hosts of other builds find a container: a part of the standard. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

const WIDGET = `${GUEST_FOLDER}/help-widget.`;

/** The script of a release's custom element for pages of others, if it has one. */
export const widgetOf = ({ files }: Pick<RemoteManifest, 'files'>): string | undefined =>
  Object.keys(files).find((file) => file.startsWith(WIDGET));

/** The Subresource Integrity value (SHA-384) of a file's bytes. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** The id of a release: it changes with any byte of any file, and with nothing else. */
export function releaseId(files: Readonly<Record<string, ReleaseFile>>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) hash.update(`${name} ${files[name]?.integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}
