import type { Medium } from '@pressline/shared-api';

/** A text as it stands between square brackets. */
const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\[\]*`<]/g, '\\$&');

/**
 * The Markdown that shows an image, or links to a file. `alt` says what the image shows, and is empty
 * for one that only decorates; for a file it is the link's text, its name unless given.
 */
export function mediaMarkdown(
  { kind, name, url, alt: known }: Pick<Medium, 'kind' | 'name' | 'url' | 'alt'>,
  alt: string = kind === 'image' ? known : name,
): string {
  return kind === 'image' ? `![${escaped(alt)}](${url})` : `[${escaped(alt)}](${url})`;
}
