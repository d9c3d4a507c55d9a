import { randomBytes } from 'node:crypto';
import { renderArticle } from '../articles/renderArticle';
import { categoryClaims } from './categoryClaims';
import type { Models, StoredOf } from './createModel';
import { freeSlug, makeSlug } from './makeSlug';
import type { Change, ResourceHooks } from './ResourceHooks';

const MAX_SLUG_HISTORY = 50;

type StoredArticle = StoredOf<'articles'>;

/** HTML, table of contents and plain text, once per revision of the source. */
function rendered(change: Change, before?: StoredArticle): Change {
  const source = String(change.content ?? '');
  if (before && (change.content === undefined || source === before.content)) return {};
  const { html, toc, text } = renderArticle(source);
  return { html, toc, plainText: text };
}

async function slugged(models: Models, change: Change, before?: StoredArticle): Promise<Change> {
  if (before && change.slug === undefined) return {};
  const title = String(change.title ?? before?.title);
  const slug = String(change.slug || (await freeSlug(models, makeSlug(title), before?._id)));
  if (!before) return { slug, slugHistory: [] };
  const former = new Set([...(before.slugHistory ?? []), before.slug]);
  former.delete(slug);
  return { slug, slugHistory: [...former].slice(-MAX_SLUG_HISTORY) };
}

export const articleHooks: ResourceHooks<StoredArticle> = {
  ...categoryClaims('articleCount'),

  async prepare({ models }, change, before, serverValues) {
    const isFirstPublished = change.isPublished === true && !before?.publishedAt;
    return {
      ...change,
      ...rendered(change, before),
      ...(await slugged(models, change, before)),
      ...(isFirstPublished && { publishedAt: serverValues.publishedAt ?? new Date() }),
    };
  },

  retryDuplicate(change, field) {
    if (field !== 'slug' || change.slug) return undefined;
    return { slug: `${makeSlug(String(change.title))}-${randomBytes(3).toString('hex')}` };
  },
};
