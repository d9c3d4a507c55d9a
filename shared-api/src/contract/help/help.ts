import { z } from 'zod';
import { toSlugForm } from '../../definition/paths';
import { articles } from '../../resources/article';
import { type Answer, ok, text } from '../answer';
import { json } from '../body';
import { named, namedObject, objectId, time } from '../common';
import { endpoint } from '../endpoint';
import { publicDocument } from '../resource/documents';
import { articleSheet } from './sheets';

export const tocEntry = z.object({
  id: z.string(),
  text: z.string(),
  depth: z.int().min(1).max(6),
});

/** A glossary term that an article mentions; `anchor` is its id on the glossary page. */
const mentionedTerm = z.object({ anchor: z.string(), term: z.string(), definition: z.string() });
const breadcrumb = z.object({ label: z.string(), path: z.string() });
const category = z.object({ id: objectId, name: z.string(), icon: z.string() });
const summary = publicDocument(articles);
const link = z.object({ slug: z.string(), title: z.string() });

/** A published article, rendered. */
const articlePage = named(
  'ArticlePage',
  summary.extend({
    updatedAt: time,
    /** When an editor last verified it; only while it has to be checked again. */
    lastCheckedAt: time.optional(),
    /** The article's `version`, as it is on printed checklists. */
    revision: z.int().min(1),
    /** The only HTML in the API that is meant to be inserted as it is. */
    html: z.string().describe('Sanitized; meant to be inserted as it is'),
    toc: z.array(tocEntry),
    /** The glossary's words for what `html` links with `data-popover`, in their order. */
    terms: z.array(mentionedTerm),
    category: category.nullable(),
    /** Those that staff pinned, in their order, then the most alike, if the pins are fewer than 3. */
    related: z.array(summary),
    /** Those before and after it in the list of its category; none for drafts. */
    previous: link.nullable(),
    next: link.nullable(),
    breadcrumbs: z.array(breadcrumb),
  }),
);

/** What the holder of a preview link sees of an article. */
const previewedArticle = named(
  'PreviewedArticle',
  /** Whether it is the working copy, of which readers see nothing yet. */
  articlePage.extend({ isWorkingCopy: z.boolean() }),
);

const renamed = namedObject('Renamed', { redirect: z.string() });
const movedPage = namedObject('MovedPage', { redirect: z.string().nullable() });
export const markdownPage = named(
  'MarkdownPage',
  z.string().describe('Front matter, then Markdown'),
);
const sitemapEntry = namedObject('SitemapEntry', { slug: z.string(), updatedAt: time });

const common = { tag: 'Help', access: 'public' } as const;
const ofSlug = { ...common, params: { slug: z.string().overwrite(toSlugForm) } } as const;

const former = {
  description: 'The slug is a former one',
  content: json(renamed),
  headers: ['Location'],
} as const satisfies Answer;

/** `api.help.articles`, besides its list. */
export const articlePageEndpoints = {
  /** A published article as Markdown with front matter. */
  markdown: endpoint('GET /api/help/articles/:slug.md', {
    ...ofSlug,
    summary: 'A published article as Markdown',
    answers: { 200: text('text/markdown', markdownPage), 301: former },
  }),
  /** A published article as a page that is ready to print. */
  sheet: endpoint('GET /api/help/articles/:slug/sheet', {
    ...ofSlug,
    summary: 'A published article as a checklist, ready to print',
    answers: { 200: text('text/html', articleSheet), 301: former },
  }),
  /**
   * A published article. A former slug answers the article under its present one: compare
   * `article.slug` with the slug asked for, and redirect when they differ.
   */
  get: endpoint('GET /api/help/articles/:slug', {
    ...ofSlug,
    summary: 'A published article, rendered',
    answers: { 200: ok(articlePage), 301: former },
  }),
};

/** Where an address of another system leads whose articles were imported: null for one of no published article. */
export const moved = endpoint('GET /api/help/moved', {
  ...common,
  summary: 'The page of an article that another system showed at an address',
  query: z.strictObject({ address: z.string().max(2_000).default('') }),
  answers: { 200: ok(movedPage) },
});

export const sitemap = endpoint('GET /api/help/sitemap', {
  ...common,
  summary: 'The addresses of all published articles',
  answers: { 200: ok(z.array(sitemapEntry)) },
});

/** The article behind a preview link, published or not. @throws ApiError 404 once it has ended */
export const preview = endpoint('GET /api/help/preview/:token', {
  ...common,
  summary:
    'An article, published or not, with its unpublished changes, for the holder of a preview link; never cached',
  params: { token: z.string() },
  answers: { 200: ok(previewedArticle) },
});

export type ArticlePage = z.infer<typeof articlePage>;
export type PreviewedArticle = z.infer<typeof previewedArticle>;
/** One step of the way from the help center to an article; `path` is a page's path. */
export type Breadcrumb = z.infer<typeof breadcrumb>;
/** The way to another article. */
export type ArticleLink = z.infer<typeof link>;
export type MentionedTerm = z.infer<typeof mentionedTerm>;
export type SitemapEntry = z.infer<typeof sitemapEntry>;
