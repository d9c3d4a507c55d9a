import type { Medium } from '@pressline/shared-api';
import { markdownLink } from '@pressline/shared-api/markdown-link';

/**
 * The Markdown that shows an image, or links to a file. `alt` says what the image shows, and is empty
 * for one that only decorates; for a file it is the link's text.
 */
export const mediaMarkdown = ({ kind, url }: Pick<Medium, 'kind' | 'url'>, alt: string): string =>
  (kind === 'image' ? '!' : '') + markdownLink(alt, url);
