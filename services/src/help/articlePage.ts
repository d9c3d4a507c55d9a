import type { ArticlePage, ArticleSummary } from '@pressline/shared-api';
import { trusted } from 'mongoose';
import type { Models, StoredOf } from '../resource/createModel';
import type { FindNeighbours } from './createCategoryOrder';
import { articleSummary } from './publicArticles';

type StoredArticle = StoredOf<'articles'>;

const RELATED = 3;
const CANDIDATES = 60;
const SUMMARY_ONLY = { html: 0, toc: 0, plainText: 0, content: 0, slugHistory: 0 } as const;

/** Those that staff pinned, in their order; drafts and deleted ones are passed over. */
async function pinnedArticles(models: Models, { pinnedIds }: StoredArticle) {
  if (!pinnedIds?.length) return [];
  const found = await models.articles
    .find({ isPublished: true, _id: trusted({ $in: pinnedIds }) })
    .select(SUMMARY_ONLY)
    .lean<StoredArticle[]>();
  const byId = new Map(found.map((other) => [String(other._id), other]));
  return pinnedIds.flatMap((id) => byId.get(String(id)) ?? []);
}

/** Published articles that share most tags, then the category, then are most viewed. */
async function similarArticles(models: Models, article: StoredArticle) {
  const { _id, categoryId, tags } = article;
  const candidates = await models.articles
    .find({
      isPublished: true,
      _id: trusted({ $ne: _id }),
      $or: [{ categoryId }, { tags: trusted({ $in: tags }) }],
    })
    .select(SUMMARY_ONLY)
    .sort({ views: -1, _id: 1 })
    .limit(CANDIDATES)
    .lean<StoredArticle[]>();
  const kinship = (other: StoredArticle) =>
    2 * other.tags.filter((tag) => tags.includes(tag)).length +
    (String(other.categoryId) === String(categoryId) ? 1 : 0);
  return candidates
    .map((other) => ({ other, score: kinship(other) }))
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);
}

/** The pinned ones, filled up with similar ones. */
async function relatedArticles(models: Models, article: StoredArticle): Promise<ArticleSummary[]> {
  const pinned = await pinnedArticles(models, article);
  const isPinned = new Set(pinned.map(({ _id }) => String(_id)));
  const missing = Math.max(0, RELATED - pinned.length);
  const similar = missing > 0 ? await similarArticles(models, article) : [];
  const filled = similar.filter(({ _id }) => !isPinned.has(String(_id))).slice(0, missing);
  return [...pinned, ...filled].map(articleSummary);
}

/** What the page of one article shows. A draft stands in no list, so it has no neighbours. */
export async function articlePage(
  models: Models,
  article: StoredArticle,
  findNeighbours: FindNeighbours,
): Promise<ArticlePage> {
  const [category, related, { previous, next }] = await Promise.all([
    models.categories.findById(article.categoryId).lean<StoredOf<'categories'>>(),
    relatedArticles(models, article),
    findNeighbours(article),
  ]);
  const { _id, name, icon } = category ?? {};
  return {
    ...articleSummary(article),
    updatedAt: article.updatedAt.toISOString(),
    html: article.html,
    toc: article.toc,
    category: category ? { id: String(_id), name: String(name), icon: String(icon) } : null,
    related,
    previous,
    next,
    breadcrumbs: [
      { label: 'Help Center', path: '/help' },
      ...(category ? [{ label: category.name, path: `/help?category=${category._id}` }] : []),
      { label: article.title, path: `/help/articles/${article.slug}` },
    ],
  };
}
