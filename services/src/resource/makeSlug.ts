import anyAscii from 'any-ascii';
import type { Models } from '../database/createModel';

const MAX_LENGTH = 100;

/**
 * Makes a slug from a title: lowercase letters, digits and single hyphens; `article` when nothing is
 * left. Latin letters become a to z; letters of other scripts stay.
 */
export function makeSlug(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Script=Latin}+/gu, (letters) => anyAscii(letters))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .replace(/^-+|-+$/g, '');
  return slug || 'article';
}

/** `base`, or `base-2`, `base-3` … : the first that no other article has or had. */
export async function freeSlug(models: Models, base: string, ownId?: unknown): Promise<string> {
  const family = new RegExp(`^${base}(-[0-9]+)?$`);
  const found = await models.articles
    .find({ $or: [{ slug: family }, { slugHistory: family }] })
    .select('slug slugHistory')
    .lean();
  const others = found.filter((article) => String(article._id) !== String(ownId));
  const taken = new Set(
    others.flatMap((article) => [article.slug, ...(article.slugHistory ?? [])]),
  );
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
