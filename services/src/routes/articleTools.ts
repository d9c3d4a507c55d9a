import Router from '@koa/router';
import { adminPath, type RevisionList, resources } from '@pressline/shared-api';
import {
  pinsSchema,
  previewSchema,
  restoreSchema,
  slugCheckSchema,
} from '@pressline/shared-api/article-tool-schemas';
import { updateSchema } from '@pressline/shared-api/schemas';
import type { Context } from 'koa';
import type { RenderArticle } from '../articles/renderArticle';
import type { Pins } from '../articleTools/createPins';
import { type Revisions, revisionSummary } from '../articleTools/createRevisions';
import { restoreRevision } from '../articleTools/restoreRevision';
import type { PreviewTokens } from '../auth/createPreviewTokens';
import { notFound } from '../errors';
import { rateLimit } from '../middleware/rateLimit';
import { requireRole } from '../middleware/requireRole';
import type { Engine } from '../resource/createEngine';
import type { Models, StoredOf } from '../resource/createModel';
import { freeSlug, makeSlug } from '../resource/makeSlug';
import { parseBody } from '../resource/parseBody';
import { parseId } from '../resource/parseId';

export interface ArticleToolDeps {
  models: Models;
  engine: Engine;
  revisions: Revisions;
  pins: Pins;
  previews: PreviewTokens;
  render: RenderArticle;
  rateLimitScale: number;
}

const { label, adminPath: articlesPath } = resources.articles;
const changeSchema = updateSchema(resources.articles);

/** What a save makes of a slug that was typed: one that may not be saved becomes one that may. */
function savedSlug(typed: string): string {
  const { data } = changeSchema.safeParse({ slug: typed });
  return typeof data?.slug === 'string' ? data.slug : makeSlug(typed);
}

/** What staff do with articles besides the five routes: history, pins, previews, slug check. */
export function createArticleToolRoutes(deps: ArticleToolDeps): Router {
  const { models, engine, revisions, pins, previews, render } = deps;
  const router = new Router({ sensitive: true });
  const signedIn = requireRole('admin');
  const perUser = rateLimit({
    requests: 240,
    windowSeconds: 60,
    scale: deps.rateLimitScale,
    caller: (ctx) => ctx.state.identity.user.id,
  });
  const idOf = (ctx: Context) => parseId(ctx.params.id, label);

  async function findArticle(ctx: Context) {
    const article = await models.articles.findById(idOf(ctx)).lean<StoredOf<'articles'>>();
    if (!article) throw notFound(label);
    return article;
  }

  async function findRevision(ctx: Context) {
    const article = await findArticle(ctx);
    const { revision: number } = ctx.params;
    const revision = /^[1-9]\d{0,8}$/.test(number)
      ? await revisions.find(article, Number(number))
      : undefined;
    if (!revision) throw notFound('Revision');
    return { article, revision };
  }

  router.post(`${articlesPath}/preview`, signedIn, perUser, async (ctx) => {
    const { content } = parseBody(previewSchema, ctx.request.body);
    const { html, toc, wordCount, readTime } = await render(content);
    ctx.body = { html, toc, wordCount, readTime };
  });

  router.get(`${articlesPath}/slug-check`, signedIn, perUser, async (ctx) => {
    const { slug, title, id } = parseBody(slugCheckSchema, { ...ctx.query });
    const base = slug ? savedSlug(slug) : makeSlug(String(title));
    const holder = await models.articles.findOne({ slug: base }).select('_id').lean();
    const isFree = !holder || String(holder._id) === id?.toLowerCase();
    ctx.body = { slug: base, isFree, suggestion: await freeSlug(models, base, id?.toLowerCase()) };
  });

  router.post(`${articlesPath}/:id/preview-link`, signedIn, async (ctx) => {
    const { _id } = await findArticle(ctx);
    const { token, expiresAt } = previews.sign(String(_id));
    ctx.body = { url: `/help/preview/${token}`, expiresAt: expiresAt.toISOString() };
  });

  router.get(`${articlesPath}/:id/revisions`, signedIn, async (ctx) => {
    const article = await findArticle(ctx);
    const { version, updatedAt: savedAt, savedBy = null } = article;
    const found = await revisions.list(article);
    const answer: RevisionList = {
      current: revisionSummary({ ...article, version, savedAt, savedBy }),
      revisions: found.map(revisionSummary),
      total: found.length,
    };
    ctx.body = answer;
  });

  router.get(`${articlesPath}/:id/revisions/:revision`, signedIn, async (ctx) => {
    const { article, revision } = await findRevision(ctx);
    const { content, categoryId, readTime, tags } = revision;
    ctx.body = {
      ...revisionSummary(revision),
      articleId: String(article._id),
      content,
      categoryId: String(categoryId),
      readTime,
      tags,
    };
  });

  router.post(`${articlesPath}/:id/revisions/:revision/restore`, signedIn, async (ctx) => {
    const { version } = parseBody(restoreSchema, ctx.request.body ?? {});
    const { article, revision } = await findRevision(ctx);
    const change = await restoreRevision(models, article, revision);
    const { username } = ctx.state.identity.user;
    ctx.body = await engine.update('articles', idOf(ctx), { ...change, version }, username);
  });

  router.get(`${adminPath('related')}/:id`, signedIn, async (ctx) => {
    ctx.body = await pins.read(idOf(ctx));
  });

  router.put(`${adminPath('related')}/:id`, signedIn, async (ctx) => {
    const { articleIds, version } = parseBody(pinsSchema, ctx.request.body);
    ctx.body = await pins.write(idOf(ctx), articleIds, version);
  });

  return router;
}
