import { composed } from '@pressline/shared-api';

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
    return composed(decodeURI(path));
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
