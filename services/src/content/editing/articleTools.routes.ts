import { type Article, articleCalls, articleToolCalls, resources } from '@pressline/shared-api';
import {
  articlePins,
  articlePreview,
  articleRevision,
  pinsBody,
  previewBody,
  previewLink,
  restoreBody,
  revisionList,
  slugCheck,
  slugCheckQuery,
} from '@pressline/shared-api/wire/articleTools';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import type { Deps } from '../../createDeps';
import { notFound } from '../../errors';
import {
  defineRoute,
  documentId,
  found,
  json,
  revisionNumber,
} from '../../http/router/defineRoute';
import type { StoredOf } from '../../store/database/createModel';
import { revisedValues, revisionSummary } from '../history/createRevisions';
import { restoreRevision } from '../history/restoreRevision';
import { freeSlug, makeSlug } from '../resource/makeSlug';

const { related, revisions, previewArticle, checkSlug } = articleToolCalls;
const { label: subject } = resources.articles;

const { document: article, update: change } = resourceSchemas(resources.articles);

/** The slug that a save would store: an invalid one is corrected. */
function savedSlug(typed: string): string {
  const { data } = change.safeParse({ slug: typed });
  return typeof data?.slug === 'string' ? data.slug : makeSlug(typed);
}

const common = { tag: 'Staff', access: 'admin' } as const;
const ofArticle = { ...common, subject, params: { id: documentId } } as const;
const ofRevision = { ...ofArticle, params: { id: documentId, revision: revisionNumber } } as const;

async function findArticle({ models }: Deps, id: string) {
  const article = await models.articles.findById(id).lean<StoredOf<'articles'>>();
  if (!article) throw notFound(subject);
  return article;
}

async function findRevision(deps: Deps, id: string, number: number) {
  const article = await findArticle(deps, id);
  const revision = await deps.revisions.find(article, number);
  if (!revision) throw notFound('Revision');
  return { article, revision };
}

/** What staff do with articles besides the five routes: history, pins, previews, slug check. */
export const articleToolRoutes = [
  defineRoute({
    ...common,
    call: previewArticle,
    summary: 'Render Markdown as a save would',
    isAudited: false,
    limits: ['articleTools'],
    body: json(previewBody),
    answers: { 200: found(articlePreview) },
    async handle({ body: { content }, deps }) {
      const { html, toc, wordCount, readTime } = await deps.render(content);
      return { html, toc, wordCount, readTime };
    },
  }),
  defineRoute({
    ...common,
    call: checkSlug,
    summary: 'Check a slug, or the one that a title would get',
    limits: ['articleTools'],
    query: slugCheckQuery,
    answers: { 200: found(slugCheck) },
    async handle({ query: { slug, title, id }, deps: { models } }) {
      const base = slug ? savedSlug(slug) : makeSlug(String(title));
      const holder = await models.articles.findOne({ slug: base }).select('_id').lean();
      const own = id?.toLowerCase();
      const isFree = !holder || String(holder._id) === own;
      return { slug: base, isFree, suggestion: await freeSlug(models, base, own) };
    },
  }),
  defineRoute({
    ...ofArticle,
    call: articleCalls.previewLink,
    summary: 'Create a link that shows an article, published or not, for seven days',
    done: 'Created a preview link for the article',
    answers: { 200: found(previewLink) },
    async handle({ params, deps }) {
      const { _id } = await findArticle(deps, params.id);
      const { token, expiresAt } = deps.previews.sign(String(_id));
      return { url: `/help/preview/${token}`, expiresAt: expiresAt.toISOString() };
    },
  }),
  defineRoute({
    ...ofArticle,
    call: revisions.list,
    summary: 'List the revisions of an article, newest first',
    answers: { 200: found(revisionList) },
    async handle({ params, deps }) {
      const article = await findArticle(deps, params.id);
      const [current, ...revisions] = await deps.revisions.list(article);
      if (!current) throw notFound(subject);
      return { current, revisions, total: revisions.length };
    },
  }),
  defineRoute({
    ...ofRevision,
    call: revisions.get,
    summary: 'Get a revision of an article',
    answers: { 200: found(articleRevision) },
    async handle({ params, deps }) {
      const { article, revision } = await findRevision(deps, params.id, params.revision);
      const { categoryId, ...text } = revisedValues(revision);
      const ids = { articleId: String(article._id), categoryId: String(categoryId) };
      return { ...revisionSummary(revision), ...text, ...ids };
    },
  }),
  defineRoute({
    ...ofRevision,
    call: revisions.restore,
    summary: 'Restore a revision of an article as a new version',
    done: 'Restored a revision of the article',
    body: json(restoreBody),
    isBodyOptional: true,
    answers: { 200: found(article) },
    current: article,
    async handle({ params, body, user, deps }) {
      const { article, revision } = await findRevision(deps, params.id, params.revision);
      const change = await restoreRevision(deps.models, article, revision);
      const write = { ...change, version: body.version };
      const updated = await deps.engine.update('articles', params.id, write, user.username);
      return updated as unknown as Article;
    },
  }),
  defineRoute({
    ...ofArticle,
    call: related.get,
    summary: 'Get the pins of an article',
    answers: { 200: found(articlePins) },
    handle: ({ params, deps }) => deps.pins.read(params.id),
  }),
  defineRoute({
    ...ofArticle,
    call: related.update,
    summary: 'Replace the pins of an article',
    done: 'Changed the related articles of the article',
    body: json(pinsBody),
    answers: { 200: found(articlePins) },
    current: articlePins,
    handle: ({ params, body, deps }) => deps.pins.write(params.id, body.articleIds, body.version),
  }),
];
