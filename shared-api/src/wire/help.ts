import { z } from 'zod';
import { articles } from '../resources/article';
import { named, namedObject, objectId, time } from './common';
import { publicDocument } from './documents';
import { publicListQuerySchema } from './schemas';

export const articleListQuery = publicListQuerySchema;
export const categoryQuery = publicListQuerySchema.pick({ categoryId: true });

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
export const articlePage = named(
  'ArticlePage',
  summary.extend({
    updatedAt: time,
    /** When somebody last said that it is right; only while it has to be checked again. */
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
export const previewedArticle = named(
  'PreviewedArticle',
  /** Whether it is the working copy, of which readers see nothing yet. */
  articlePage.extend({ isWorkingCopy: z.boolean() }),
);

export const renamed = namedObject('Renamed', { redirect: z.string() });
export const markdownPage = named(
  'MarkdownPage',
  z.string().describe('Front matter, then Markdown'),
);
export const sitemapEntry = namedObject('SitemapEntry', { slug: z.string(), updatedAt: time });

export type ArticlePage = z.infer<typeof articlePage>;
export type PreviewedArticle = z.infer<typeof previewedArticle>;
/** One step of the way from the help center to an article; `path` is a page's path. */
export type Breadcrumb = z.infer<typeof breadcrumb>;
/** The way to another article. */
export type ArticleLink = z.infer<typeof link>;
export type MentionedTerm = z.infer<typeof mentionedTerm>;
export type SitemapEntry = z.infer<typeof sitemapEntry>;
