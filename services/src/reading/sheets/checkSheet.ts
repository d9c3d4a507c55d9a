import type { SheetCheck } from '@pressline/shared-api';
import { sanitizeHtml } from '../../content/articles/sanitizeHtml';
import type { Core } from '../../content/resource/Core';
import { textUpdatedAt } from '../../content/resource/textUpdatedAt';
import { textHash } from '../../content/versions/textHash';
import type { StoredOf } from '../../store/database/createModel';
import { listChanges, MAX_CHANGES } from './listChanges';

export type SheetNeeds = Pick<Core, 'models' | 'history' | 'versions' | 'render'>;

type StoredArticle = StoredOf<'articles'>;

const unpublished = {
  state: 'withdrawn',
  article: null,
  html: '',
  changes: null,
  more: 0,
} as const;

async function findArticle({ models, versions }: SheetNeeds, id: string) {
  const article = await models.articles.findById(id).lean<StoredArticle>();
  if (article) return article;
  const deleted = await versions.findRestorable('articles', id);
  return deleted && ({ ...deleted.values, isPublished: false } as unknown as StoredArticle);
}

/**
 * Whether a printed revision of an article is still the current one, and what has changed since.
 * `id` is the article's, `revision` its `version` when it was printed. Undefined when the article never
 * was public or has no such revision. What readers never saw is not told.
 */
export async function checkSheet(
  sources: SheetNeeds,
  id: string,
  revision: number,
): Promise<SheetCheck | undefined> {
  const stored = await findArticle(sources, id);
  if (!stored?.publishedAt || revision < 1 || revision > stored.version) return undefined;
  if (!stored.isPublished) return { ...unpublished, revision };
  const { title, summary, slug, version, content } = stored;
  const updatedAt = textUpdatedAt(stored).toISOString();
  const article = { title, slug, revision: version, updatedAt };
  const current = { ...unpublished, state: 'current', revision, article } as const;
  const former = await sources.history.findPublic(stored, revision);
  if (former === 'same' || former?.hash === textHash(stored)) return current;
  const changed = { ...current, state: 'changed', html: sanitizeHtml(stored.html) } as const;
  if (!former) return changed;
  const [before, after] = await Promise.all([former.values.content, content].map(sources.render));
  if (!before || !after) return changed;
  const all = listChanges(
    { ...former.values, rendered: before },
    { title, summary, rendered: after },
  );
  // A reader sees no difference.
  if (all?.length === 0 && before.html === after.html) return current;
  return {
    ...changed,
    changes: all?.slice(0, MAX_CHANGES) ?? null,
    more: Math.max(0, (all?.length ?? 0) - MAX_CHANGES),
  };
}
