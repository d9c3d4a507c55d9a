const base = 'https://relative.invalid/';
// Would become a scheme or another host if the address were decoded once more.
const misleading = /^(?:(?!#)[^/?]*(?::|%3a|&#?\w+;)|\/?(?:\\|%5c))/i;
const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Reads a URL the way a browser would and says what it is: `internal` (relative or `#fragment`),
 * `external` (http, https), `contact` (mailto, tel) or `unsafe` (every other scheme, `//host`,
 * a user name before the host, anything unreadable).
 */
export function classifyUrl(url: string): 'internal' | 'external' | 'contact' | 'unsafe' {
  const parsed = URL.canParse(url, base) ? new URL(url, base) : undefined;
  if (!parsed || !linkProtocols.has(parsed.protocol)) return 'unsafe';
  if (parsed.protocol === 'mailto:' || parsed.protocol === 'tel:') return 'contact';
  if (parsed.href.startsWith(base) && !misleading.test(url)) return 'internal';
  const isPlainAddress = /^https?:\/\/[^/\\]/i.test(url);
  return isPlainAddress && !parsed.username && !parsed.password ? 'external' : 'unsafe';
}

/** True for images that may be shown: relative ones and https. */
export function isSafeImage(url: string): boolean {
  const kind = classifyUrl(url);
  return (
    (kind === 'internal' && !url.startsWith('#')) || (kind === 'external' && /^https:/i.test(url))
  );
}
