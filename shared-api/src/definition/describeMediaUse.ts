import type { MediaUse } from '../contract/content/media';

const PLACES = { content: '', trash: 'the deleted ', history: 'an earlier version of ' } as const;

/** Where a file is used, for people: `“Trapping”`, `an earlier version of “Trapping”`. */
export const describeMediaUse = ({ where, title }: MediaUse): string =>
  `${PLACES[where]}“${title}”`;
