import type {
  ArticleLink,
  ArticlePage,
  Breadcrumb,
  SitemapEntry,
  TocEntry,
} from '@pressline/shared-api';
import { objectId } from '@pressline/shared-api/schemas';
import { z } from 'zod';
import { answer } from '../components';
import { time } from '../documentSchemas';
import { type AnswerDescription, found, json, type RouteDescription } from '../RouteDescription';
import { publicDocuments } from '../resourceDescriptions';

export const tocEntry = z.object({
  id: z.string(),
  text: z.string(),
  depth: z.int().min(1).max(6),
}) satisfies z.ZodType<TocEntry>;

const breadcrumb = z.object({
  label: z.string(),
  path: z.string(),
}) satisfies z.ZodType<Breadcrumb>;

const category = z.object({
  id: objectId,
  name: z.string(),
  icon: z.string(),
}) satisfies z.ZodType<ArticlePage['category']>;

const link = z.object({
  slug: z.string(),
  title: z.string(),
}) satisfies z.ZodType<ArticleLink>;

type OwnFields = Omit<ArticlePage, keyof ArticlePage['related'][number] | 'related'>;

const ownFields = {
  updatedAt: time,
  html: z.string().describe('Sanitised; meant to be inserted as it is'),
  toc: z.array(tocEntry),
  category: category.nullable(),
  previous: link.nullable(),
  next: link.nullable(),
  breadcrumbs: z.array(breadcrumb),
} satisfies { [K in keyof OwnFields]: z.ZodType<OwnFields[K]> };

const articlePage = answer(
  'ArticlePage',
  publicDocuments.articles.extend({ ...ownFields, related: z.array(publicDocuments.articles) }),
);
const renamed = answer('Renamed', z.object({ redirect: z.string() }));
const moved: AnswerDescription = {
  description: 'The slug is a former one',
  content: json(renamed),
  headers: ['Location'],
};
const markdown = answer('ArticleMarkdown', z.string().describe('Front matter, then Markdown'));
const sitemapEntry = answer(
  'SitemapEntry',
  z.object({ slug: z.string(), updatedAt: time }) satisfies z.ZodType<SitemapEntry>,
);

/** Public reads beside the lists that follow from the resource table. */
export const helpDescriptions: readonly RouteDescription[] = [
  {
    ...{ method: 'get', path: '/api/help/articles/:slug.md', tag: 'Help' },
    summary: 'A published article as Markdown',
    answers: {
      200: { description: 'Success', content: { 'text/markdown': markdown } },
      301: moved,
    },
  },
  {
    ...{ method: 'get', path: '/api/help/articles/:slug', tag: 'Help' },
    summary: 'A published article, rendered',
    answers: { 200: found(articlePage), 301: moved },
  },
  {
    ...{ method: 'get', path: '/api/help/sitemap', tag: 'Help' },
    summary: 'The addresses of all published articles',
    answers: { 200: found(z.array(sitemapEntry)) },
  },
  {
    ...{ method: 'get', path: '/api/help/preview/:token', tag: 'Help' },
    summary: 'An article, published or not, for the holder of a preview link; never kept',
    answers: { 200: found(articlePage) },
  },
];
