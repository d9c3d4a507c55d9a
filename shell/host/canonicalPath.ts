/** The one address of a page: `/help` for `/help/` as for `/hel%70`. */
export function canonicalPath(path: string): string {
  // Leading slashes too, either way round: `//elsewhere/` would otherwise redirect to another host.
  const trimmed = `/${path.replace(/^[\\/]+|[\\/]+$/g, '')}`;
  return trimmed.split('/').map(encodedOnce).join('/');
}

/** The page at `path` on the site; null where that is not its one address. */
export function pageAddress(path: string, publicUrl: string): URL | null {
  if (canonicalPath(path) !== path) return null;
  const address = new URL(path, publicUrl);
  // An address with `..` in it is that of another page.
  return address.pathname === path ? address : null;
}

function encodedOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}
