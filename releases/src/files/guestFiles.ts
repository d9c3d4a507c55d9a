import type { RemoteManifest } from '@pressline/shared-api/remote-contract';

export const GUEST_FOLDER = 'guest';

/** The file by which hosts of other builds find a container: a part of the standard. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

const WIDGET = `${GUEST_FOLDER}/help-widget.`;

/** The script of a release's custom element for pages of others, if it has one. */
export const widgetOf = ({ files }: Pick<RemoteManifest, 'files'>): string | undefined =>
  Object.keys(files).find((file) => file.startsWith(WIDGET));
