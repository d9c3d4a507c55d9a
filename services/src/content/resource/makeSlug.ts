import { slugOf } from '@pressline/shared-api';
import anyAscii from 'any-ascii';
import type { Models } from '../../store/database/createModel';

const MAX_LENGTH = 100;

const LATIN = /(\p{Script=Latin}+)\p{M}*/gu;

/** At most 100 characters, without a part of a letter at the end. */
function shortened(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const start = slug.slice(0, MAX_LENGTH);
  const isCut = /^[\p{M}\uDC00-\uDFFF]/u.test(slug.slice(MAX_LENGTH));
  return (isCut ? start.replace(/[^\p{M}]\p{M}*$/u, '') : start).replace(/-+$/, '');
}

/**
 * Makes a slug from a title; `article` when nothing is left. Latin letters become a to z; letters of
 * other scripts stay, with their marks.
 */
export function makeSlug(title: string): string {
  const plain = title
    .normalize('NFKC')
    .replace(LATIN, (_, letters) => anyAscii(letters))
    .replace(/['’]/g, '');
  return shortened(slugOf(plain)) || 'article';
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
