import {
  type ArticlePins,
  type ArticlePreview,
  type ArticleRevision,
  adminPath,
  MAX_PINS,
  MAX_REVISIONS,
  type PreviewLink,
  type RevisionList,
  resources,
  type SlugCheck,
} from '@pressline/shared-api';
import {
  pinsSchema,
  previewSchema,
  restoreSchema,
  slugCheckSchema,
} from '@pressline/shared-api/article-tool-schemas';
import { objectId } from '@pressline/shared-api/schemas';
import { z } from 'zod';
import { answer, body } from '../components';
import { time } from '../documentSchemas';
import { found, json, type RouteDescription } from '../RouteDescription';
import { adminDocuments } from '../resourceDescriptions';
import { tocEntry } from './help';

const count = z.int().min(0);
const fields = { title: z.string(), slug: z.string(), summary: z.string() };
const summary = z.object({
  revision: z.int().min(1),
  savedAt: time,
  savedBy: z.string().nullable(),
  ...fields,
});

const revisionList = answer(
  'RevisionList',
  z.object({
    current: summary,
    revisions: z.array(summary).max(MAX_REVISIONS),
    total: count,
  }) satisfies z.ZodType<RevisionList>,
);
const revision = answer(
  'ArticleRevision',
  summary.extend({
    articleId: objectId,
    content: z.string(),
    categoryId: objectId,
    readTime: z.int().min(1),
    tags: z.array(z.string()),
  }) satisfies z.ZodType<ArticleRevision>,
);
const pin = z.object({
  id: objectId,
  title: z.string(),
  slug: z.string(),
  isPublished: z.boolean(),
});
const pins = answer(
  'ArticlePins',
  z.object({
    articleId: objectId,
    version: count,
    pins: z.array(pin).max(MAX_PINS),
  }) satisfies z.ZodType<ArticlePins>,
);
const preview = answer(
  'ArticlePreview',
  z.object({
    html: z.string(),
    toc: z.array(tocEntry),
    wordCount: count,
    readTime: z.int().min(1),
  }) satisfies z.ZodType<ArticlePreview>,
);
const slugCheck = answer(
  'SlugCheck',
  z.object({
    slug: z.string(),
    isFree: z.boolean(),
    suggestion: z.string(),
  }) satisfies z.ZodType<SlugCheck>,
);

const previewLink = answer(
  'PreviewLink',
  z.object({ url: z.string(), expiresAt: time }) satisfies z.ZodType<PreviewLink>,
);

const { adminPath: articles } = resources.articles;
const revisions = `${articles}/:id/revisions`;
const related = `${adminPath('related')}/:id`;
const common = { tag: 'Staff', access: 'admin' } as const;

/** What staff do with articles besides the five routes. */
export const articleToolDescriptions: readonly RouteDescription[] = [
  {
    ...{ ...common, method: 'post', path: `${articles}/preview` },
    summary: 'Render Markdown as a save would',
    body: json(body('ArticlePreviewRequest', previewSchema)),
    answers: { 200: found(preview) },
    errors: ['rate_limited'],
  },
  {
    ...{ ...common, method: 'get', path: `${articles}/slug-check` },
    summary: 'Check a slug, or the one that a title would get',
    query: slugCheckSchema,
    answers: { 200: found(slugCheck) },
    errors: ['rate_limited'],
  },
  {
    ...{ ...common, method: 'post', path: `${articles}/:id/preview-link` },
    summary: 'Make a link that shows an article, published or not, for seven days',
    answers: { 200: found(previewLink) },
  },
  {
    ...{ ...common, method: 'get', path: revisions },
    summary: 'List the versions of an article, newest first',
    answers: { 200: found(revisionList) },
  },
  {
    ...{ ...common, method: 'get', path: `${revisions}/:revision` },
    summary: 'What a version of an article said',
    answers: { 200: found(revision) },
  },
  {
    ...{ ...common, method: 'post', path: `${revisions}/:revision/restore` },
    summary: 'Save a former version of an article as a new one',
    body: json(body('RevisionRestore', restoreSchema)),
    answers: { 200: found(adminDocuments.articles) },
    errors: ['conflict'],
    current: adminDocuments.articles,
  },
  {
    ...{ ...common, method: 'get', path: related },
    summary: 'The related articles that staff pinned to an article',
    answers: { 200: found(pins) },
  },
  {
    ...{ ...common, method: 'put', path: related },
    summary: 'Replace the pins of an article',
    body: json(body('ArticlePinsUpdate', pinsSchema)),
    answers: { 200: found(pins) },
    errors: ['conflict'],
    current: pins,
  },
];
