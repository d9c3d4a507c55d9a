/** Whether a resource is part of the help center; only admin users are not. */
export const isContent = ({ name }: { name: string }): boolean => name !== 'users';

/** Path of a resource's admin routes. */
export const adminPath = (name: string): `/api/admin/${string}` =>
  isContent({ name }) ? `/api/admin/help/${name}` : `/api/admin/${name}`;

/** Path of a resource's public list. */
export const publicPath = (name: string): `/api/help/${string}` => `/api/help/${name}`;

/** An article's page, as an address. */
export const articlePath = (slug: unknown): string =>
  `/help/articles/${encodeURIComponent(String(slug))}`;

/** The same as people read it, in any script; texts have it, and so does `linksTo`. */
export const plainArticlePath = (slug: unknown): string => `/help/articles/${slug}`;

/** The page that says whether a printed revision of an article is current. */
export const sheetPath = (articleId: string, revision: number): string =>
  `/help/r/${articleId}/${revision}`;

/** Without a shape of their own: joiners, soft hyphens, variants of signs, and what encloses a sign. */
const INVISIBLE = /[\p{Cf}\p{Me}\p{Variation_Selector}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * The part of an address or id that is made from a text: letters of any script with their marks, and
 * digits, composed and in lowercase. What it answers stays as it is.
 */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().normalize('NFKC');
  return plain.match(WORD)?.join('-') ?? '';
}

/**
 * An address as it is compared: slugs have no joiners, which Persian and Indic titles have, and some
 * programs send letters and their marks apart.
 */
export const toSlugForm = (address: string): string =>
  address.replace(INVISIBLE, '').normalize('NFC');
