import type { Medium } from '@pressline/shared-api';
import { markdownLink } from '../articles/links/markdownLink';

/**
 * The Markdown that shows an image, or links to a file. `alt` says what the image shows, and is empty
 * for one that only decorates; for a file it is the link's text, its name unless given.
 */
export function mediaMarkdown(
  { kind, name, url, alt: known }: Pick<Medium, 'kind' | 'name' | 'url' | 'alt'>,
  alt: string = kind === 'image' ? known : name,
): string {
  return (kind === 'image' ? '!' : '') + markdownLink(alt, url);
}
