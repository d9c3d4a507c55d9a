import { z } from 'zod';
import { articles } from '../../resources/article';
import { ok } from '../answer';
import { body } from '../body';
import { count, namedBody, namedObject, objectId, time } from '../common';
import { endpoint } from '../endpoint';
import { tocEntry } from '../help/help';

const { content, slug, title } = articles.fields;

const previewBody = namedBody('ArticlePreviewRequest', {
  content: z.string().max(content.maxLength, `At most ${content.maxLength} characters`),
});

/** `id` is the article that is being edited. */
const slugCheckQuery = z
  .strictObject({
    slug: z.string().trim().max(slug.maxLength, `At most ${slug.maxLength} characters`).optional(),
    title: z.string().trim().max(title.maxLength).optional(),
    id: z.union([z.literal(''), objectId]).optional(),
  })
  .refine((query) => query.slug || query.title, { path: ['slug'], message: 'Required' });

/** Markdown as readers would see it. */
const articlePreview = namedObject('ArticlePreview', {
  /** Sanitized on the server. */
  html: z.string(),
  toc: z.array(tocEntry),
  wordCount: count,
  /** Minutes at 200 words a minute, at least 1. */
  readTime: z.int().min(1),
});

/** Whether an article could be saved under `slug`, and the next one that is free. */
const slugCheck = namedObject('SlugCheck', {
  slug: z.string(),
  isFree: z.boolean(),
  suggestion: z.string(),
});

/** A link that shows an article, published or not, to all who have it. */
const previewLink = namedObject('PreviewLink', {
  /** A path of the site. */
  url: z.string(),
  /** Seven days on. The link ends earlier when the article is deleted. */
  expiresAt: time,
});

const staff = { tag: 'Staff', access: 'admin' } as const;

/** Renders Markdown as a save would. @throws ApiError 400 above 100,000 characters, 429 */
export const previewArticle = endpoint('POST /api/admin/help/articles/preview', {
  ...staff,
  summary: 'Render Markdown as a save would',
  isAudited: false,
  limits: ['articleTools'],
  body: body(previewBody),
  argument: 'content',
  answers: { 200: ok(articlePreview) },
});

/** Checks a slug, or the one that `title` would get. `id` is the article that is being edited. */
export const checkSlug = endpoint('GET /api/admin/help/articles/slug-check', {
  ...staff,
  summary: 'Check a slug, or the one that a title would get',
  limits: ['articleTools'],
  query: slugCheckQuery,
  answers: { 200: ok(slugCheck) },
});

/** `api.admin.articles`, besides the calls of a resource. */
export const articleEndpoints = {
  previewLink: endpoint('POST /api/admin/help/articles/:id/preview-link', {
    ...staff,
    subject: articles.label,
    summary: 'Create a link that shows an article, published or not, for seven days',
    done: 'Created a preview link for the article',
    answers: { 200: ok(previewLink) },
  }),
};

export type ArticlePreview = z.infer<typeof articlePreview>;
export type SlugCheck = z.infer<typeof slugCheck>;
