import { toSlugForm } from '@pressline/shared-api';

const SITE = 'https://site.invalid';
const HELP = '/help';

interface LinkTarget {
  /** `/help/articles/x` on this site, an absolute address elsewhere, empty for the page itself. */
  page: string;
  /** With its `#`; empty for the page as a whole. */
  anchor: string;
}

const decoded = (path: string) => {
  try {
    return toSlugForm(decodeURI(path));
  } catch {
    return path;
  }
};

/**
 * Reads the address of a link on the page `base` as a browser would. What is asked of a page of this
 * site by `?` is left out, but for the category of the front page. Undefined for mail and telephone.
 */
export function linkTarget(address: string, base: string): LinkTarget | undefined {
  if (address.startsWith('#')) return { page: '', anchor: decoded(address) };
  if (!URL.canParse(address, SITE + base)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(address, SITE + base);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const path = decoded(pathname).replace(/(?<=.)\/$/, '');
  const query = origin !== SITE || path === HELP ? search : '';
  return { page: (origin === SITE ? '' : origin) + path + query, anchor: decoded(hash) };
}

/**
 * The same of an address that may be written with the site's own `origin`, which is what has to stand
 * before the page then.
 */
export function siteTarget(address: string, base: string, origin: string) {
  const isOwn = origin !== '' && (address === origin || address.startsWith(`${origin}/`));
  const target = linkTarget(isOwn ? address.slice(origin.length) || '/' : address, base);
  return target && { ...target, origin: isOwn ? origin : '' };
}

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
