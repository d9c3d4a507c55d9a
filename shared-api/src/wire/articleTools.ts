import { z } from 'zod';
import { MAX_PINS, MAX_REVISIONS } from '../calls/articleTools';
import { articles, revisedFields } from '../resources/article';
import { count, named, namedBody, namedObject, objectId, time } from './common';
import { shapeOf } from './documents';
import { tocEntry } from './help';

const { content, slug, title } = articles.fields;

export const pinsBody = namedBody('ArticlePinsUpdate', {
  articleIds: z
    .array(objectId.toLowerCase())
    .max(MAX_PINS, `At most ${MAX_PINS} articles`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each article once'),
  version: z.int().min(0).optional(),
});

export const restoreBody = namedBody('RevisionRestore', { version: z.int().min(1).optional() });

export const previewBody = namedBody('ArticlePreviewRequest', {
  content: z.string().max(content.maxLength, `At most ${content.maxLength} characters`),
});

/** `id` is the article that is being edited. */
export const slugCheckQuery = z
  .strictObject({
    slug: z.string().trim().max(slug.maxLength, `At most ${slug.maxLength} characters`).optional(),
    title: z.string().trim().max(title.maxLength).optional(),
    id: z.union([z.literal(''), objectId]).optional(),
  })
  .refine((query) => query.slug || query.title, { path: ['slug'], message: 'Required' });

const said = shapeOf(articles, revisedFields);

const summary = z.object({
  /** The article's `version` then. */
  revision: z.int().min(1),
  savedAt: time,
  /** A username; null when the server itself wrote it. */
  savedBy: z.string().nullable(),
  title: said.title,
  slug: said.slug,
  summary: said.summary,
});

/** A version in the list, with what it changed. */
const entry = summary.extend({
  /** The fields that differ from the version before; null when that one is not kept. */
  changed: z.array(z.enum(revisedFields)).nullable(),
  /** Lines of the content that it added and removed, if that differs. */
  contentLines: z.object({ added: count, removed: count }).nullable(),
  /** The earlier revision whose values it has again. */
  restored: z.int().min(1).nullable(),
});

export const revisionList = namedObject('RevisionList', {
  /** The version that stands. */
  current: entry,
  /** Former ones that can be restored, newest first. */
  revisions: z.array(entry).max(MAX_REVISIONS),
  total: count,
});

/** The whole of what a version said. */
export const articleRevision = named(
  'ArticleRevision',
  summary.extend({ articleId: objectId, ...said }),
);

/** A pinned article as staff see it; readers see it only while it is published. */
const pin = z.object({
  id: objectId,
  title: z.string(),
  slug: z.string(),
  isPublished: z.boolean(),
});

export const articlePins = namedObject('ArticlePins', {
  articleId: objectId,
  /** Counts the changes of the pins; the article's own does not. */
  version: count,
  pins: z.array(pin).max(MAX_PINS),
});

/** Markdown as readers would see it. */
export const articlePreview = namedObject('ArticlePreview', {
  /** Sanitised on the server. */
  html: z.string(),
  toc: z.array(tocEntry),
  wordCount: count,
  /** Minutes at 200 words a minute, at least 1. */
  readTime: z.int().min(1),
});

/** Whether an article could be saved under `slug`, and the next one that is free. */
export const slugCheck = namedObject('SlugCheck', {
  slug: z.string(),
  isFree: z.boolean(),
  suggestion: z.string(),
});

/** A link that shows an article, published or not, to whoever has it. */
export const previewLink = namedObject('PreviewLink', {
  /** A path of the site. */
  url: z.string(),
  /** Seven days on. The link ends earlier when the article is deleted. */
  expiresAt: time,
});

export type PinsBody = z.input<typeof pinsBody>;
export type RestoreBody = z.input<typeof restoreBody>;
export type SlugCheckQuery = z.input<typeof slugCheckQuery>;
export type RevisionSummary = z.infer<typeof summary>;
export type RevisionEntry = z.infer<typeof entry>;
export type RevisionList = z.infer<typeof revisionList>;
export type ArticleRevision = z.infer<typeof articleRevision>;
export type PinnedArticle = z.infer<typeof pin>;
export type ArticlePins = z.infer<typeof articlePins>;
export type ArticlePreview = z.infer<typeof articlePreview>;
export type SlugCheck = z.infer<typeof slugCheck>;
export type PreviewLink = z.infer<typeof previewLink>;
