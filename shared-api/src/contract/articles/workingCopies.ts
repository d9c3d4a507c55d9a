import { z } from 'zod';
import type { Field } from '../../definition/fields';
import { articles, copiedFields } from '../../resources/article';
import { ok } from '../answer';
import { body } from '../body';
import { count, named, namedBody, namedObject, objectId, time } from '../common';
import { endpoint } from '../endpoint';
import { updateSchema } from '../resource/schemas';
import { editedArticle } from './editedArticle';

/** The drafts of articles that were not created yet. */
const newDrafts = namedObject('NewArticleDrafts', {
  drafts: z.array(
    z.object({
      id: objectId,
      /** May be empty. */
      title: z.string(),
      savedAt: time,
      savedBy: z.string(),
    }),
  ),
});

const fields: Readonly<Record<string, Field>> = Object.fromEntries(
  copiedFields.map((name) => [name, articles.fields[name]]),
);

const seen = {
  /** Of the working copy that the caller has seen; 0 for none. */
  copyVersion: count,
  /** The article's `version` that the caller's changes are based on; 0 for a new article. */
  articleVersion: count,
};

/** What unpublished changes of an article may hold. */
export const copiedValues = updateSchema({ ...articles, fields });

const based = { ...seen, values: copiedValues };

const { title, categoryId } = articles.fields;

/** A new article may have neither title nor category yet. */
export const newValues = updateSchema({
  ...articles,
  fields: {
    ...fields,
    title: { ...title, mode: 'optional' },
    categoryId: { ...categoryId, mode: 'optional' },
  },
});

const saveBody = named(
  'WorkingCopyUpdate',
  z.strictObject({ ...seen, values: newValues }).superRefine(({ articleVersion, values }, ctx) => {
    if (articleVersion === 0) return;
    for (const name of ['title', 'categoryId']) {
      const isMissing = values[name] === '' || values[name] === null;
      if (isMissing) ctx.addIssue({ code: 'custom', path: ['values', name], message: 'Required' });
    }
  }),
);

const publishBody = namedBody('WorkingCopyPublish', { ...based, isPublished: z.boolean() });

const instant = z.iso
  .datetime({ offset: true, message: 'Must be an ISO 8601 date-time' })
  .nullable();

const times = { publishAt: instant, unpublishAt: instant };

const scheduleBody = named(
  'ArticleSchedule',
  z
    .strictObject({
      ...seen,
      ...times,
      /** The times that the caller has seen, which these replace; none unless given. */
      former: z.strictObject(times).default({ publishAt: null, unpublishAt: null }),
    })
    .refine(
      ({ publishAt, unpublishAt }) =>
        !publishAt || !unpublishAt || Date.parse(publishAt) < Date.parse(unpublishAt),
      { path: ['unpublishAt'], message: 'Must be after it is published' },
    ),
);

const discardQuery = z.strictObject({ version: z.coerce.number().int().min(1) });

const ofArticle = {
  tag: 'Staff',
  access: 'admin',
  subject: articles.label,
  answers: { 200: ok(editedArticle) },
} as const;

/**
 * `api.admin.workingCopies`: the changes of an article that readers do not see yet. Each call that
 * writes is refused with 409 and the present state in `error.current` when another editor wrote in
 * between.
 */
export const workingCopyEndpoints = {
  /** Articles that were not created yet, saved last first. */
  list: endpoint('GET /api/admin/help/new-articles', {
    tag: 'Staff',
    access: 'admin',
    summary: 'List the drafts of articles that were not created yet',
    answers: { 200: ok(newDrafts) },
  }),
  get: endpoint('GET /api/admin/help/articles/:id/working-copy', {
    ...ofArticle,
    summary: 'Get an article and its unpublished changes',
  }),
  /**
   * Keeps changes; fields that are left out stay. Equal to the article, they are no changes. With
   * `articleVersion` 0 it keeps the draft of a new article, under an id that the caller has made: the
   * create call with this `id` and `copyVersion` makes the article of it. One without words is none.
   */
  save: endpoint('PUT /api/admin/help/articles/:id/working-copy', {
    ...ofArticle,
    summary: 'Save changes to an article without publishing them',
    // An editor does it every few seconds; publishing them has an entry.
    isAudited: false,
    limits: ['articleTools'],
    body: body(saveBody),
    current: editedArticle,
  }),
  /** Saves the values in the article in one step and ends its working copy. */
  publish: endpoint('POST /api/admin/help/articles/:id/working-copy/publish', {
    ...ofArticle,
    summary: 'Save changes in an article, published or not, and end its working copy',
    done: 'Saved the article',
    body: body(publishBody),
    current: editedArticle,
  }),
  /** Publishes what there is now at a time, unpublishes at another; null for never. */
  schedule: endpoint('PUT /api/admin/help/articles/:id/schedule', {
    ...ofArticle,
    summary: 'Schedule when an article is published or unpublished',
    done: 'Scheduled the article',
    body: body(scheduleBody),
    current: editedArticle,
  }),
  discard: endpoint('DELETE /api/admin/help/articles/:id/working-copy', {
    ...ofArticle,
    summary: 'Discard the unpublished changes of an article',
    done: 'Discarded the changes to the article',
    query: discardQuery,
    current: editedArticle,
  }),
};

export type NewArticleDraft = z.infer<typeof newDrafts>['drafts'][number];
export type ScheduleBody = z.input<typeof scheduleBody>;
export type PublishBody = z.input<typeof publishBody>;
