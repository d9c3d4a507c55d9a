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
