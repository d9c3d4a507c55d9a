/** The folder of a release with its container for hosts of others. */
export const GUEST_FOLDER = 'guest';

/** The file by which hosts of other builds find a container: a part of the standard. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';
