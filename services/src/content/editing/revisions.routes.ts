import { type Article, resources } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import type { Models, StoredOf } from '../../store/database/createModel';
import { type Revisions, revisedValues, revisionSummary } from '../history/createRevisions';
import { restoreRevision } from '../history/restoreRevision';
import type { Engine } from '../resource/createEngine';

const { label: subject } = resources.articles;

interface RevisionNeeds {
  models: Models;
  revisions: Revisions;
  engine: Engine;
}

async function findArticle(models: Models, id: string) {
  const article = await models.articles.findById(id).lean<StoredOf<'articles'>>();
  if (!article) throw notFound(subject);
  return article;
}

async function findRevision(
  { models, revisions }: Omit<RevisionNeeds, 'engine'>,
  id: string,
  number: number,
) {
  const article = await findArticle(models, id);
  const revision = await revisions.find(article, number);
  if (!revision) throw notFound('Revision');
  return { article, revision };
}

/** The history of an article. */
export const revisionRoutes = ({ models, revisions, engine }: RevisionNeeds) => [
  handle(contract.admin.revisions.list, async ({ params }) => {
    const article = await findArticle(models, params.id);
    const [current, ...former] = await revisions.list(article);
    if (!current) throw notFound(subject);
    return { current, revisions: former, total: former.length };
  }),
  handle(contract.admin.revisions.get, async ({ params }) => {
    const { article, revision } = await findRevision(
      { models, revisions },
      params.id,
      params.revision,
    );
    const { categoryId, ...text } = revisedValues(revision);
    const ids = { articleId: String(article._id), categoryId: String(categoryId) };
    return { ...revisionSummary(revision), ...text, ...ids };
  }),
  handle(contract.admin.revisions.restore, async ({ params, body, user }) => {
    const { article, revision } = await findRevision(
      { models, revisions },
      params.id,
      params.revision,
    );
    const change = await restoreRevision(models, article, revision);
    const write = { ...change, version: body.version };
    const updated = await engine.update('articles', params.id, write, user.username);
    return updated as unknown as Article;
  }),
];
