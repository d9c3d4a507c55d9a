import type { PageHeadProps } from '@pressline/shared-ui/head';

/** The properties of schema.org that hold an address. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'thumbnailUrl']);

/** JSON-LD whose addresses on this site are absolute, as its readers outside of a browser need them. */
export function absoluteStructuredData(items: readonly object[], siteUrl: string): string[] {
  return items.map((item) =>
    JSON.stringify(item, (key, value: unknown) =>
      ADDRESSES.has(key) && typeof value === 'string' && /^\/(?!\/)/.test(value)
        ? siteUrl + value
        : value,
    ),
  );
}

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
