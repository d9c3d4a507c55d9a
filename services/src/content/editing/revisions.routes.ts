import { type Article, articleToolCalls, resources } from '@pressline/shared-api';
import {
  articleRevision,
  restoreBody,
  revisionList,
} from '@pressline/shared-api/wire/articleTools';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import { notFound } from '../../errors';
import {
  defineRoute,
  documentId,
  found,
  json,
  revisionNumber,
} from '../../http/router/defineRoute';
import type { Models, StoredOf } from '../../store/database/createModel';
import { type Revisions, revisedValues, revisionSummary } from '../history/createRevisions';
import { restoreRevision } from '../history/restoreRevision';
import type { Engine } from '../resource/createEngine';

const { revisions: calls } = articleToolCalls;
const { label: subject } = resources.articles;
const { document: article } = resourceSchemas(resources.articles);

const ofArticle = { tag: 'Staff', access: 'admin', subject, params: { id: documentId } } as const;
const ofRevision = { ...ofArticle, params: { id: documentId, revision: revisionNumber } } as const;

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
  defineRoute({
    ...ofArticle,
    call: calls.list,
    summary: 'List the revisions of an article, newest first',
    answers: { 200: found(revisionList) },
    async handle({ params }) {
      const article = await findArticle(models, params.id);
      const [current, ...former] = await revisions.list(article);
      if (!current) throw notFound(subject);
      return { current, revisions: former, total: former.length };
    },
  }),
  defineRoute({
    ...ofRevision,
    call: calls.get,
    summary: 'Get a revision of an article',
    answers: { 200: found(articleRevision) },
    async handle({ params }) {
      const { article, revision } = await findRevision(
        { models, revisions },
        params.id,
        params.revision,
      );
      const { categoryId, ...text } = revisedValues(revision);
      const ids = { articleId: String(article._id), categoryId: String(categoryId) };
      return { ...revisionSummary(revision), ...text, ...ids };
    },
  }),
  defineRoute({
    ...ofRevision,
    call: calls.restore,
    summary: 'Restore a revision of an article as a new version',
    done: 'Restored a revision of the article',
    body: json(restoreBody),
    isBodyOptional: true,
    answers: { 200: found(article) },
    current: article,
    async handle({ params, body, user }) {
      const { article, revision } = await findRevision(
        { models, revisions },
        params.id,
        params.revision,
      );
      const change = await restoreRevision(models, article, revision);
      const write = { ...change, version: body.version };
      const updated = await engine.update('articles', params.id, write, user.username);
      return updated as unknown as Article;
    },
  }),
];
