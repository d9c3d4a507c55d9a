import { articlePath, resources } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import type { Context } from 'koa';
import { Types } from 'mongoose';
import { oldAddressKey } from '../../content/migration/oldAddressKey';
import { makeSlug } from '../../content/resource/makeSlug';
import type { ChangedText } from '../../content/versions/Version';
import { notFound } from '../../errors';
import { PICTURE_ORIGINS, pictureOrigins } from '../../http/cache/pictureOrigins';
import { handle } from '../../http/router/handle';
import type { PreviewTokens } from '../../people/auth/createPreviewTokens';
import type { Models, StoredOf } from '../../store/database/createModel';
import { articleSheet, SHEET_POLICY } from '../sheets/articleSheet';
import { checkSheet, type SheetNeeds } from '../sheets/checkSheet';
import { articlePage, type PageNeeds } from './articlePage';
import { articleMarkdown } from './markdown/articleMarkdown';
import { listSitemap } from './publicArticles';

type StoredArticle = StoredOf<'articles'>;

/** An article as it would be with its unpublished changes; null for a draft of one that was not created. */
async function asWorkingCopy(
  { models, render }: Pick<ArticlePageNeeds, 'models' | 'render'>,
  article: StoredArticle | null,
  draft: ChangedText,
): Promise<StoredArticle> {
  const values = draft.values as Partial<Record<keyof StoredArticle, string>>;
  const { html, toc } = await render(values.content ?? '');
  const times = { createdAt: draft.at, updatedAt: draft.at };
  const stored = article ?? new models.articles({ _id: draft.docId, ...times }).toObject();
  return {
    ...stored,
    ...values,
    ...(!article && { isPublished: false }),
    // A new one may have no category yet.
    categoryId: new Types.ObjectId(values.categoryId || undefined),
    slug: values.slug || stored.slug || makeSlug(values.title ?? ''),
    html,
    toc,
  } as StoredArticle;
}

const { label: subject } = resources.articles;

// A former slug answers 301 to the present one: fetch follows it, so that callers get the article
// and see from its slug that they should redirect; others read `redirect`.
async function redirect(ctx: Context, models: Models, slug: string, ending: '' | '.md' | '/sheet') {
  const other = await models.articles
    .findOne({ slugHistory: slug, isPublished: true })
    .select('slug')
    .lean();
  if (!other) throw notFound(subject);
  // Beside what was asked for: Markdown is served under /help as well.
  const depth = ending === '/sheet' ? 1 : 0;
  const beside = '../'.repeat(depth + (ctx.path.endsWith('/') ? 1 : 0));
  ctx.set('Location', `${beside}${encodeURIComponent(other.slug)}${ending}`);
  // A slug that is renamed back must not meet a redirect that a browser has kept.
  ctx.set('Cache-Control', 'no-cache');
  ctx.status = 301;
  return { redirect: other.slug };
}

const findPublished = (models: Models, slug: string) =>
  models.articles.findOne({ slug, isPublished: true }).lean<StoredOf<'articles'>>();

interface ArticlePageNeeds extends PageNeeds, SheetNeeds {
  publicUrl: string;
  previews: PreviewTokens;
}

/** Articles as readers get them: pages, Markdown, and drafts by their preview links alone. */
export function articlePageRoutes(needs: ArticlePageNeeds) {
  const { models, versions, publicUrl, previews } = needs;
  return [
    handle(contract.help.articles.markdown, async ({ params: { slug }, ctx }) => {
      const article = await findPublished(models, slug);
      if (!article) return redirect(ctx, models, slug, '.md');
      ctx.type = 'text/markdown';
      return articleMarkdown(article, publicUrl);
    }),
    handle(contract.help.articles.sheet, async ({ params: { slug }, ctx }) => {
      const article = await findPublished(models, slug);
      if (!article) return redirect(ctx, models, slug, '/sheet');
      ctx.type = 'text/html';
      ctx.set('Content-Security-Policy', SHEET_POLICY);
      return articleSheet(article, publicUrl);
    }),
    handle(contract.help.sheet, async ({ params }) => {
      const check = await checkSheet(needs, params.id, params.revision);
      if (!check) throw notFound('Sheet');
      return check;
    }),
    handle(contract.help.articles.get, async ({ params: { slug }, ctx }) => {
      const article = await findPublished(models, slug);
      if (!article) return redirect(ctx, models, slug, '');
      return articlePage(needs, article);
    }),
    handle(contract.help.moved, async ({ query: { address } }) => {
      const article = await models.articles
        .findOne({ oldAddresses: oldAddressKey(address), isPublished: true })
        .select('slug')
        .lean();
      return { redirect: article && articlePath(article.slug) };
    }),
    handle(contract.help.sitemap, () => listSitemap(models)),
    handle(contract.help.preview, async ({ params: { token }, ctx }) => {
      ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      const id = previews.verify(token);
      const article = id ? await models.articles.findById(id).lean<StoredArticle>() : null;
      const draft = id ? await versions.find(id, 'draft') : null;
      const isNew = !article && draft?.baseNumber === 0;
      const seen =
        draft && (article || isNew) ? await asWorkingCopy(needs, article, draft) : article;
      if (!seen) throw notFound('Preview');
      const shown = { ...(await articlePage(needs, seen)), isWorkingCopy: draft !== null };
      const pictures = pictureOrigins(JSON.stringify(shown)).join(' ');
      if (pictures) ctx.set(PICTURE_ORIGINS, pictures);
      return shown;
    }),
  ];
}
