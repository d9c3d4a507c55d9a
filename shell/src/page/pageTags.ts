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

/** Brings the document's head in line with the page shown after a client navigation. */
export function applyHead(head: PageHeadProps): void {
  document.title = head.title;
  for (const tag of pageTags(head, location.origin + location.pathname)) setTag(tag);
  setAlternate(head.alternate);
  replaceStructuredData(head.structuredData ?? []);
}

function setTag([name, attribute, key, value]: PageTag): void {
  const existing = document.head.querySelector(`${name}[${attribute}="${key}"]`);
  if (value === null) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(name));
  element.setAttribute(attribute, key);
  element.setAttribute(valueAttribute(name), value);
}

function setAlternate(alternate: PageHeadProps['alternate']): void {
  document.head.querySelector('link[rel="alternate"]')?.remove();
  if (!alternate) return;
  const link = Object.assign(document.createElement('link'), { rel: 'alternate', ...alternate });
  document.head.append(link);
}

function replaceStructuredData(items: readonly object[]): void {
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) {
    old.remove();
  }
  for (const json of absoluteStructuredData(items, location.origin)) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = json;
    document.head.append(script);
  }
}
