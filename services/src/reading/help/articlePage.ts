import { type ArticlePage, type ArticleSummary, articlePath } from '@pressline/shared-api';
import { sanitizeHtml } from '../../content/articles/sanitizeHtml';
import { textUpdatedAt } from '../../content/resource/textUpdatedAt';
import { byIds } from '../../store/database/byIds';
import type { Models, StoredOf } from '../../store/database/createModel';
import type { LinkTerms } from './createTermLinks';
import { articleSummary, type FindNeighbors } from './publicArticles';

type StoredArticle = StoredOf<'articles'>;

const RELATED = 3;
/** Candidates of each tag and of the category. */
const CANDIDATES = 30;
const MAX_TAGS = 6;
const SUMMARY_ONLY = {
  html: 0,
  toc: 0,
  plainText: 0,
  content: 0,
  slugHistory: 0,
} as const;

/** Published articles in the order of their ids; drafts and deleted ones are passed over. */
async function findArticles(models: Models, ids: readonly string[]): Promise<StoredArticle[]> {
  if (ids.length === 0) return [];
  const found = await byIds(models.articles, ids, SUMMARY_ONLY, { isPublished: true });
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** What decides how alike two articles are. */
type Candidate = Pick<StoredArticle, '_id' | 'categoryId' | 'tags' | 'views'>;

/** The most viewed articles with a common tag or category: one indexed query for each. */
async function findCandidates(models: Models, { _id, categoryId, tags }: StoredArticle) {
  const shared = [{ categoryId }, ...tags.slice(0, MAX_TAGS).map((tag) => ({ tags: tag }))];
  const found = await Promise.all(
    shared.map((condition) =>
      models.articles
        .find({ isPublished: true, ...condition })
        .select({ categoryId: 1, tags: 1, views: 1 })
        .sort({ views: -1, _id: 1 })
        .limit(CANDIDATES)
        .lean<Candidate[]>(),
    ),
  );
  const byId = new Map(found.flat().map((other) => [String(other._id), other]));
  byId.delete(String(_id));
  return [...byId.values()];
}

/** Ids of published articles that share most tags, then the category, then are most viewed. */
async function similarIds(models: Models, article: StoredArticle): Promise<string[]> {
  const { categoryId, tags } = article;
  const kinship = (other: Candidate) =>
    2 * other.tags.filter((tag) => tags.includes(tag)).length +
    (String(other.categoryId) === String(categoryId) ? 1 : 0);
  return (await findCandidates(models, article))
    .map((other) => ({ id: String(other._id), score: kinship(other), views: other.views }))
    .sort((a, b) => b.score - a.score || b.views - a.views || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** The pinned articles in their order, then similar ones. */
async function relatedArticles(models: Models, article: StoredArticle): Promise<ArticleSummary[]> {
  const pinned = await findArticles(models, (article.pinnedIds ?? []).map(String));
  const isPinned = new Set(pinned.map(({ _id }) => String(_id)));
  const missing = Math.max(0, RELATED - pinned.length);
  const similar = missing > 0 ? await similarIds(models, article) : [];
  const chosen = similar.filter((id) => !isPinned.has(id)).slice(0, missing);
  return [...pinned, ...(await findArticles(models, chosen))].map(articleSummary);
}

/** What readers of an article that has to be checked again are told. */
function lastChecked({ verifiedUntil, verifiedAt, publishedAt }: StoredArticle) {
  const at = verifiedAt ?? publishedAt;
  if (!at || !verifiedUntil || verifiedUntil > new Date()) return {};
  return { lastCheckedAt: at.toISOString() };
}

export interface PageNeeds {
  models: Models;
  findNeighbors: FindNeighbors;
  linkTerms: LinkTerms;
}

/** The data of an article's page. A draft is in no list, so it has no neighbors. */
export async function articlePage(
  { models, findNeighbors, linkTerms }: PageNeeds,
  article: StoredArticle,
): Promise<ArticlePage> {
  const [category, related, { previous, next }, linked] = await Promise.all([
    models.categories.findById(article.categoryId).lean<StoredOf<'categories'>>(),
    relatedArticles(models, article),
    findNeighbors(article),
    linkTerms(sanitizeHtml(article.html)),
  ]);
  const { _id, name, icon } = category ?? {};
  return {
    ...articleSummary(article),
    updatedAt: textUpdatedAt(article).toISOString(),
    ...lastChecked(article),
    revision: article.version,
    ...linked,
    toc: article.toc,
    category: category ? { id: String(_id), name: String(name), icon: String(icon) } : null,
    related,
    previous,
    next,
    breadcrumbs: [
      { label: 'Help Center', path: '/help' },
      ...(category ? [{ label: category.name, path: `/help?category=${category._id}` }] : []),
      { label: article.title, path: articlePath(article.slug) },
    ],
  };
}
