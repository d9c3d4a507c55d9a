import { linkTarget } from './linkTarget';

export const MAX_LINKS = 500;
const TAG = /<[a-z][a-z0-9]*((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*>/gi;
const ADDRESS = /\s(?:href|src)="([^"]*)"/g;

/** Where articles stand, and so what their relative links are relative to. */
export const ARTICLES_BASE = '/help/articles/_';

const unescaped = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/**
 * Where addresses lead, each once: `/help/articles/x` for a link to that page, and
 * `/help/articles/x#step` besides for a link to a place on it; `#step` for one on the page itself.
 */
export function targetsOf(addresses: readonly string[], base = ARTICLES_BASE): string[] {
  const found = new Set<string>();
  for (const address of addresses) {
    const target = linkTarget(address, base);
    if (!target) continue;
    if (target.page) found.add(target.page);
    if (target.anchor.length > 1) found.add(target.page + target.anchor);
  }
  return [...found].slice(0, MAX_LINKS);
}

/** Where the links and pictures of an article lead, read from the HTML that `renderArticle` made. */
export function readLinks(html: string, base?: string): string[] {
  const attributes = [...html.matchAll(TAG)].map(([, inside = '']) => inside);
  const addresses = attributes.flatMap((inside) =>
    [...inside.matchAll(ADDRESS)].map(([, address = '']) => unescaped(address)),
  );
  return targetsOf(addresses, base);
}
