import { MEDIA_PATH } from '@pressline/shared-api';

const HASHES = new RegExp(`${MEDIA_PATH}/([\\da-f]{32})`, 'g');

/** The hashes of the media whose addresses stand in a text, each once. */
export const mediaHashes = (text: string): string[] => [
  ...new Set([...text.matchAll(HASHES)].map(([, hash = '']) => hash)),
];
