import { z } from 'zod';
import { articles, revisedFields } from '../../resources/article';
import { ok } from '../answer';
import { body, optional } from '../body';
import { count, named, namedBody, namedObject, objectId, revisionNumber, time } from '../common';
import { endpoint } from '../endpoint';
import { resourceSchemas, shapeOf } from '../resource/documents';
import { MAX_REVISIONS } from '../values';

const restoreBody = namedBody('RevisionRestore', { version: z.int().min(1).optional() });

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

const revisionList = namedObject('RevisionList', {
  /** The version that stands. */
  current: entry,
  /** Former ones that can be restored, newest first. */
  revisions: z.array(entry).max(MAX_REVISIONS),
  total: count,
});

/** The whole of what a version said. */
const articleRevision = named('ArticleRevision', summary.extend({ articleId: objectId, ...said }));

const { document: article } = resourceSchemas(articles);
const ofArticle = { tag: 'Staff', access: 'admin', subject: articles.label } as const;
const ofRevision = { ...ofArticle, params: { revision: revisionNumber } } as const;

/** `api.admin.revisions`: the former versions of an article. */
export const revisionEndpoints = {
  list: endpoint('GET /api/admin/help/articles/:id/revisions', {
    ...ofArticle,
    summary: 'List the revisions of an article, newest first',
    answers: { 200: ok(revisionList) },
  }),
  get: endpoint('GET /api/admin/help/articles/:id/revisions/:revision', {
    ...ofRevision,
    summary: 'Get a revision of an article',
    answers: { 200: ok(articleRevision) },
  }),
  /**
   * Saves a former version as a new one; whether the article is published stays. Its slug and
   * category come back too, unless another article has the slug or the category is gone. With
   * `version`, a concurrent edit answers 409 with the record in `error.current`.
   */
  restore: endpoint('POST /api/admin/help/articles/:id/revisions/:revision/restore', {
    ...ofRevision,
    summary: 'Restore a revision of an article as a new version',
    done: 'Restored a revision of the article',
    body: optional(body(restoreBody)),
    answers: { 200: ok(article) },
    current: article,
  }),
};

export type RevisionSummary = z.infer<typeof summary>;
export type RevisionEntry = z.infer<typeof entry>;
export type RevisionList = z.infer<typeof revisionList>;
export type ArticleRevision = z.infer<typeof articleRevision>;
