import { z } from 'zod';
import { ok } from '../answer';
import { textStates } from '../articles/editedArticle';
import { body } from '../body';
import { count, named, namedBody, namedObject, objectId } from '../common';
import { endpoint } from '../endpoint';
import { operation } from './operations';

/** `regex` has the syntax of RE2, so that no expression takes long. */
const findModes = ['plain', 'word', 'regex'] as const;

/** The texts of an article in which is searched. */
export const searchedFields = ['title', 'summary', 'content'] as const;

/** Hits that one preview shows. */
export const MAX_HITS = 1_000;

const rule = z.strictObject({
  find: z.string().min(1, 'Required').max(500, 'At most 500 characters'),
  /** In regex mode `$1` is the first group, `$&` the whole hit and `$$` a dollar sign. */
  replace: z.string().max(2_000, 'At most 2,000 characters').default(''),
  mode: z.enum(findModes).default('plain'),
  isCaseSensitive: z.boolean().default(false),
});

const replacePreviewBody = named('ReplacePreviewRequest', rule);

const edit = z.strictObject({
  field: z.enum(searchedFields),
  /** In the field's text, as JavaScript counts, before `end`. */
  start: count,
  end: count,
  insert: z.string().max(20_000),
});

const hit = edit.extend({
  /** From 1. */
  line: z.int().min(1),
  before: z.string(),
  found: z.string(),
  after: z.string(),
});

const replacePreview = namedObject('ReplacePreview', {
  articles: z.array(
    z.object({
      id: objectId,
      title: z.string(),
      isPublished: z.boolean(),
      /** Of what the article says there. */
      version: z.int().min(1),
      place: z.enum(textStates),
      hits: z.array(hit),
    }),
  ),
  /** Hits that are shown. */
  total: count,
  /** Whether there may be more. */
  isPartial: z.boolean(),
});

/** The hits that are replaced, and the places and versions of the texts in which they were found. */
const replaceBody = namedBody('Replacement', {
  find: rule.shape.find,
  replace: rule.shape.replace,
  articles: z
    .array(
      z.strictObject({
        id: objectId.toLowerCase(),
        version: z.int().min(1),
        place: z.enum(textStates).default('saved'),
        edits: z.array(edit).min(1).max(MAX_HITS),
      }),
    )
    .min(1, 'Choose at least one hit')
    .max(MAX_HITS),
});

const staff = { tag: 'Content', access: 'admin' } as const;

/** `api.replace`: find and replace over all articles. All calls throw ApiError. */
export const replaceEndpoints = {
  /** The hits, each with its replacement; nothing is written. @throws ApiError 400 for a wrong pattern */
  preview: endpoint('POST /api/admin/help/replace/preview', {
    ...staff,
    summary: 'Find a text in all articles, and show what a replacement would change',
    isAudited: false,
    limits: ['replacements'],
    body: body(replacePreviewBody),
    answers: { 200: ok(replacePreview) },
  }),
  /** Replaces the chosen hits, as one operation that can be undone. */
  apply: endpoint('POST /api/admin/help/replace', {
    ...staff,
    summary: 'Replace matches in articles, as revisions that one undo restores',
    done: 'Replaced text in the article',
    body: body(replaceBody),
    answers: { 200: ok(operation, 'What was changed') },
  }),
};

export type FindMode = (typeof findModes)[number];
export type ReplaceRule = z.input<typeof rule>;
export type ReplaceEdit = z.infer<typeof edit>;
export type ReplaceHit = z.infer<typeof hit>;
export type ReplacePreview = z.infer<typeof replacePreview>;
export type ReplaceBody = z.input<typeof replaceBody>;
