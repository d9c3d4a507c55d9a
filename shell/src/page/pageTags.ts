import type { PageHeadProps } from '@pressline/shared-ui/head';

/** A tag of the head: its name, the attribute that identifies it, and its value; null for none. */
export type PageTag = readonly [
  name: 'meta' | 'link',
  attribute: 'name' | 'property' | 'rel',
  key: string,
  value: string | null,
];

export const valueAttribute = (name: PageTag[0]): string => (name === 'link' ? 'href' : 'content');

/** The tags that differ from page to page. `url` is the absolute address of the page. */
export function pageTags(
  { title, description, noIndex, type }: PageHeadProps,
  url: string,
): readonly PageTag[] {
  const canonical = noIndex ? null : url;
  return [
    ['meta', 'name', 'description', description],
    ['meta', 'name', 'robots', noIndex ? 'noindex' : null],
    ['link', 'rel', 'canonical', canonical],
    ['meta', 'property', 'og:url', canonical],
    ['meta', 'property', 'og:type', type ?? 'website'],
    ['meta', 'property', 'og:title', title],
    ['meta', 'property', 'og:description', description],
  ];
}
