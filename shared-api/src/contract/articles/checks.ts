import { z } from 'zod';
import { articles } from '../../resources/article';
import { checkNames } from '../../resources/checkedText';
import { ok } from '../answer';
import { body } from '../body';
import { contentKey, count, message, namedBody, namedObject, objectId, pageOf } from '../common';
import { impactBody } from '../content/impact';
import { endpoint } from '../endpoint';
import { textStates } from './editedArticle';

/** Errors are what readers meet as broken. */
const checkLevels = ['error', 'warning'] as const;

/** What a check found: what is wrong, and how to mend it. */
export const finding = z.object({
  check: z.enum(checkNames),
  level: z.enum(checkLevels),
  message: z.string(),
  advice: z.string(),
  /** In the Markdown, from 1; null when it is about the document as a whole. */
  line: z.int().min(1).nullable(),
  /** The change that mends it, if a machine can know one. */
  fix: z.object({ start: count, end: count, insert: z.string() }).nullable(),
});

const { content, title } = articles.fields;

const articleCheckBody = namedBody('ArticleCheckRequest', {
  /** The article that is being edited; none for a new one. */
  id: objectId.toLowerCase().optional(),
  title: z.string().max(title.maxLength).default(''),
  content: z.string().max(content.maxLength, `At most ${content.maxLength} characters`),
});

const source = z.object({
  text: z.string(),
  /** Of the PDF, from 1; null when none has it. */
  page: z.int().min(1).nullable(),
  /** In the Markdown, from 1. */
  line: z.int().min(1),
});

const articleCheck = namedObject('ArticleCheck', {
  findings: z.array(finding),
  /** What a draft from a PDF states, in order. */
  sources: z.array(source),
});

/** What an admin user has compared with the PDF. */
const sourceConfirmBody = namedBody('SourceConfirmation', {
  text: z.string().min(1).max(content.maxLength),
});

/** Articles that are about to be published together. */
const publishCheckBody = namedBody('PublishCheckRequest', { ids: impactBody.shape.ids });

const healthQuery = z.strictObject({
  check: z.union([z.literal(''), z.enum(checkNames)]).optional(),
  ...pageOf(50),
});

/** A finding and the document that has it, as of one of its versions. */
const contentFinding = finding.extend({
  resource: contentKey,
  id: objectId,
  title: z.string(),
  version: z.int().min(1),
  isPublished: z.boolean().nullable(),
  /** Where it is; only what is saved is met by readers already. */
  place: z.enum(textStates),
});

const publishCheck = namedObject('PublishCheck', {
  /** The errors that readers would meet. */
  errors: z.array(contentFinding),
});

const contentHealth = namedObject('ContentHealth', {
  /** Those that found something. */
  checks: z.array(
    z.object({
      check: z.enum(checkNames),
      level: z.enum(checkLevels),
      title: z.string(),
      total: count,
    }),
  ),
  /** One page of them, errors first. */
  findings: z.array(contentFinding),
  total: count,
});

const staff = { tag: 'Content', access: 'admin' } as const;

/** `api.checks`: what is wrong with content, and how to mend it. All calls throw ApiError. */
export const checkEndpoints = {
  /** Checks a text as it is typed; nothing is written. */
  article: endpoint('POST /api/admin/help/articles/check', {
    ...staff,
    summary: 'Check the text of an article as it is typed',
    isAudited: false,
    limits: ['articleTools'],
    body: body(articleCheckBody),
    answers: { 200: ok(articleCheck) },
  }),
  /** Finds the errors that readers would meet once these articles are published; nothing is written. */
  publishing: endpoint('POST /api/admin/help/articles/check/publish', {
    ...staff,
    summary: 'Find errors that readers would see once articles are published',
    isAudited: false,
    body: body(publishCheckBody),
    answers: { 200: ok(publishCheck) },
  }),
  /** Marks what a draft states as checked by hand, though its PDF was not found to have it. */
  confirmSource: endpoint('POST /api/admin/help/articles/:id/sources/confirm', {
    ...staff,
    subject: articles.label,
    summary: 'Mark a statement of a draft from a PDF as checked',
    done: 'Marked a statement as checked in the article',
    body: body(sourceConfirmBody),
    answers: { 200: ok(message) },
  }),
  /** What all content has, one page of it. */
  health: endpoint('GET /api/admin/help/health', {
    ...staff,
    summary: 'List problems in all content, errors first',
    query: healthQuery,
    answers: { 200: ok(contentHealth) },
  }),
};

export type CheckLevel = (typeof checkLevels)[number];
export type Finding = z.infer<typeof finding>;
export type ArticleCheckBody = z.input<typeof articleCheckBody>;
export type ArticleCheck = z.infer<typeof articleCheck>;
export type PublishCheck = z.infer<typeof publishCheck>;
export type HealthQuery = z.input<typeof healthQuery>;
export type LocatedSource = ArticleCheck['sources'][number];
export type ContentFinding = z.infer<typeof contentFinding>;
export type ContentHealth = z.infer<typeof contentHealth>;
