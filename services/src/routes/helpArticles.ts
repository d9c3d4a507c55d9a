import Router from '@koa/router';
import { resources } from '@pressline/shared-api';
import { publicListQuerySchema } from '@pressline/shared-api/schemas';
import type { Context } from 'koa';
import type { PreviewTokens } from '../auth/createPreviewTokens';
import type { ContentVersion } from '../contentVersion';
import { notFound } from '../errors';
import { articleMarkdown } from '../help/articleMarkdown';
import { articlePage } from '../help/articlePage';
import { createCategoryOrder } from '../help/createCategoryOrder';
import { listArticles, listSitemap } from '../help/publicArticles';
import type { Models, StoredOf } from '../resource/createModel';
import { parseBody } from '../resource/parseBody';

export interface HelpArticleDeps {
  models: Models;
  content: ContentVersion;
  previews: PreviewTokens;
}

const { label } = resources.articles;

/** Articles as readers get them: lists, pages, Markdown, and drafts by their preview links alone. */
export function createHelpArticleRoutes({ models, content, previews }: HelpArticleDeps): Router {
  const router = new Router({ prefix: '/api/help', sensitive: true });
  const findNeighbours = createCategoryOrder(models, content);

  // A former slug answers 301 to the present one: fetch follows it, so that callers get the article
  // and see from its slug that they should redirect; others read `redirect`.
  async function redirect(ctx: Context, ending: '' | '.md') {
    const renamed = await models.articles
      .findOne({ slugHistory: ctx.params.slug, isPublished: true })
      .select('slug')
      .lean();
    if (!renamed) throw notFound(label);
    // Beside what was asked for: Markdown is served under /help as well.
    const beside = ctx.path.endsWith('/') ? '../' : '';
    ctx.set('Location', `${beside}${encodeURIComponent(renamed.slug)}${ending}`);
    ctx.body = { redirect: renamed.slug };
    ctx.status = 301;
    // A slug that is renamed back must not meet a redirect that a browser has kept.
    ctx.set('Cache-Control', 'no-cache');
  }

  const findPublished = ({ params: { slug } }: Context) =>
    models.articles.findOne({ slug, isPublished: true }).lean<StoredOf<'articles'>>();

  router.get('/articles', async (ctx) => {
    ctx.body = await listArticles(models, parseBody(publicListQuerySchema, { ...ctx.query }));
  });

  router.get('/articles/:slug.md', async (ctx) => {
    const article = await findPublished(ctx);
    if (!article) return redirect(ctx, '.md');
    ctx.type = 'text/markdown';
    ctx.body = articleMarkdown(article);
  });

  router.get('/articles/:slug', async (ctx) => {
    const article = await findPublished(ctx);
    if (!article) return redirect(ctx, '');
    ctx.body = await articlePage(models, article, findNeighbours);
  });

  router.get('/sitemap', async (ctx) => {
    ctx.body = await listSitemap(models);
  });

  router.get('/preview/:token', async (ctx) => {
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    const id = previews.verify(String(ctx.params.token));
    const article = id && (await models.articles.findById(id).lean<StoredOf<'articles'>>());
    if (!article) throw notFound('Preview');
    ctx.body = await articlePage(models, article, findNeighbours);
  });

  return router;
}
