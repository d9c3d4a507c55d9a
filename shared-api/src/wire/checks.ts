import { z } from 'zod';
import { articles } from '../resources/article';
import { checkNames } from '../resources/checkedText';
import { contentKey, count, namedBody, namedObject, objectId, pageOf } from './common';
import { impactBody } from './impact';
import { textPlaces } from './workingCopies';

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

export const articleCheckBody = namedBody('ArticleCheckRequest', {
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

export const articleCheck = namedObject('ArticleCheck', {
  findings: z.array(finding),
  /** What a draft from a PDF states, in order. */
  sources: z.array(source),
});

/** What an admin user has compared with the PDF. */
export const sourceConfirmBody = namedBody('SourceConfirmation', {
  text: z.string().min(1).max(content.maxLength),
});

/** Articles that are about to be published together. */
export const publishCheckBody = namedBody('PublishCheckRequest', { ids: impactBody.shape.ids });

export const healthQuery = z.strictObject({
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
  place: z.enum(textPlaces),
});

export const publishCheck = namedObject('PublishCheck', {
  /** The errors that readers would meet. */
  errors: z.array(contentFinding),
});

export const contentHealth = namedObject('ContentHealth', {
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

export type CheckLevel = (typeof checkLevels)[number];
export type Finding = z.infer<typeof finding>;
export type ArticleCheckBody = z.input<typeof articleCheckBody>;
export type ArticleCheck = z.infer<typeof articleCheck>;
export type PublishCheck = z.infer<typeof publishCheck>;
export type HealthQuery = z.input<typeof healthQuery>;
export type PlacedSource = ArticleCheck['sources'][number];
export type ContentFinding = z.infer<typeof contentFinding>;
export type ContentHealth = z.infer<typeof contentHealth>;
