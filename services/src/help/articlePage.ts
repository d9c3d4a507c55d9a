import type { ArticlePage, ArticleSummary } from '@pressline/shared-api';
import { trusted } from 'mongoose';
import type { Models, StoredOf } from '../resource/createModel';
import { articleSummary } from './publicArticles';

type StoredArticle = StoredOf<'articles'>;

const RELATED = 3;
const CANDIDATES = 60;

/** Published articles that share most tags, then the category, then are most viewed. */
async function relatedArticles(models: Models, article: StoredArticle): Promise<ArticleSummary[]> {
  const { _id, categoryId, tags } = article;
  const candidates = await models.articles
    .find({
      isPublished: true,
      _id: trusted({ $ne: _id }),
      $or: [{ categoryId }, { tags: trusted({ $in: tags }) }],
    })
    .select({ html: 0, toc: 0, plainText: 0, content: 0, slugHistory: 0 })
    .sort({ views: -1, _id: 1 })
    .limit(CANDIDATES)
    .lean<StoredArticle[]>();
  const kinship = (other: StoredArticle) =>
    2 * other.tags.filter((tag) => tags.includes(tag)).length +
    (String(other.categoryId) === String(categoryId) ? 1 : 0);
  return candidates
    .map((other) => ({ other, score: kinship(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, RELATED)
    .map(({ other }) => articleSummary(other));
}

/** What the page of one published article shows. */
export async function articlePage(models: Models, article: StoredArticle): Promise<ArticlePage> {
  const [category, related] = await Promise.all([
    models.categories.findById(article.categoryId).lean<StoredOf<'categories'>>(),
    relatedArticles(models, article),
  ]);
  const { _id, name, icon } = category ?? {};
  return {
    ...articleSummary(article),
    updatedAt: article.updatedAt.toISOString(),
    html: article.html,
    toc: article.toc,
    category: category ? { id: String(_id), name: String(name), icon: String(icon) } : null,
    related,
    breadcrumbs: [
      { label: 'Help Center', path: '/help' },
      ...(category ? [{ label: category.name, path: `/help?category=${category._id}` }] : []),
      { label: article.title, path: `/help/articles/${article.slug}` },
    ],
  };
}
