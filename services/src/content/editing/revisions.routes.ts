import { type Article, resources } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import type { Models, StoredOf } from '../../store/database/createModel';
import type { Core } from '../resource/Core';
import { revisionSummary } from '../versions/createHistory';
import type { RevisedValues } from '../versions/summarizeHistory';

/**
 * The change that restores a revision. It leaves out a slug that another article has now, and a
 * category that was deleted.
 */
async function restoreRevision(
  models: Models,
  article: StoredOf<'articles'>,
  { slug, categoryId, ...text }: RevisedValues,
): Promise<Record<string, unknown>> {
  const [holder, category] = await Promise.all([
    models.articles.findOne({ slug }).select('_id').lean(),
    models.categories.exists({ _id: categoryId }),
  ]);
  const isFree = !holder || String(holder._id) === String(article._id);
  return {
    ...text,
    ...(isFree && slug !== article.slug && { slug }),
    ...(category && { categoryId: String(categoryId) }),
  };
}

const { label: subject } = resources.articles;

type RevisionNeeds = Pick<Core, 'models' | 'history' | 'engine'>;

async function findArticle(models: Models, id: string) {
  const article = await models.articles.findById(id).lean<StoredOf<'articles'>>();
  if (!article) throw notFound(subject);
  return article;
}

async function findRevision(
  { models, history }: Omit<RevisionNeeds, 'engine'>,
  id: string,
  number: number,
) {
  const article = await findArticle(models, id);
  const revision = await history.find(article, number);
  if (!revision) throw notFound('Revision');
  return { article, revision };
}

/** The history of an article. */
export const revisionRoutes = ({ models, history, engine }: RevisionNeeds) => [
  handle(contract.admin.revisions.list, async ({ params }) => {
    const article = await findArticle(models, params.id);
    const [current, ...former] = await history.list(article);
    if (!current) throw notFound(subject);
    return { current, revisions: former, total: former.length };
  }),
  handle(contract.admin.revisions.get, async ({ params }) => {
    const { article, revision } = await findRevision(
      { models, history },
      params.id,
      params.revision,
    );
    const { categoryId, ...text } = revision.values;
    const ids = { articleId: String(article._id), categoryId: String(categoryId) };
    return { ...revisionSummary(revision), ...text, ...ids };
  }),
  handle(contract.admin.revisions.restore, async ({ params, body, user }) => {
    const { article, revision } = await findRevision(
      { models, history },
      params.id,
      params.revision,
    );
    const change = await restoreRevision(models, article, revision.values);
    const write = { ...change, version: body.version };
    const updated = await engine.update('articles', params.id, write, user.username);
    return updated as unknown as Article;
  }),
];
