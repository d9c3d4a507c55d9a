import { z } from 'zod';
import type { Field } from '../../definition/fields';
import { articles, copiedFields } from '../../resources/article';
import { ok } from '../answer';
import { body } from '../body';
import { count, named, namedBody, namedObject, time } from '../common';
import { endpoint } from '../endpoint';
import { resourceSchemas, shapeOf } from '../resource/documents';
import { updateSchema } from '../resource/schemas';

/** What an article says for readers, in its unpublished changes, and in those that a time will publish. */
export const textStates = ['saved', 'copy', 'scheduled'] as const;

const said = shapeOf(articles, copiedFields);
const version = z.int().min(1);

/** An article, and the changes that readers do not see yet. */
const workingCopy = namedObject('WorkingCopy', {
  article: resourceSchemas(articles).document,
  copy: z
    .object({
      version,
      /** The article's `version` that the changes are based on, and what it said. */
      articleVersion: version,
      base: z.object({ ...said, isPublished: z.boolean() }),
      values: z.object(said),
      savedAt: time,
      savedBy: z.string(),
    })
    .nullable(),
});

const fields: Readonly<Record<string, Field>> = Object.fromEntries(
  copiedFields.map((name) => [name, articles.fields[name]]),
);

const seen = {
  /** Of the working copy that the caller has seen; 0 for none. */
  copyVersion: count,
  /** The article's `version` that the caller's changes are based on. */
  articleVersion: version,
};
const based = { ...seen, values: updateSchema({ ...articles, fields }) };

export const workingCopyBody = namedBody('WorkingCopyUpdate', based);

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
  answers: { 200: ok(workingCopy) },
} as const;

/**
 * `api.admin.workingCopies`: the changes of an article that readers do not see yet. Each call that
 * writes is refused with 409 and the present state in `error.current` when another editor wrote in
 * between.
 */
export const workingCopyEndpoints = {
  get: endpoint('GET /api/admin/help/articles/:id/working-copy', {
    ...ofArticle,
    summary: 'Get an article and its unpublished changes',
  }),
  /** Keeps changes; fields that are left out stay. Equal to the article, they are no changes. */
  save: endpoint('PUT /api/admin/help/articles/:id/working-copy', {
    ...ofArticle,
    summary: 'Save changes to an article without publishing them',
    // An editor does it every few seconds; publishing them has an entry.
    isAudited: false,
    limits: ['articleTools'],
    body: body(workingCopyBody),
    current: workingCopy,
  }),
  /** Saves the values in the article in one step and ends its working copy. */
  publish: endpoint('POST /api/admin/help/articles/:id/working-copy/publish', {
    ...ofArticle,
    summary: 'Save changes in an article, published or not, and end its working copy',
    done: 'Saved the article',
    body: body(publishBody),
    current: workingCopy,
  }),
  /** Publishes what there is now at a time, unpublishes at another; null for never. */
  schedule: endpoint('PUT /api/admin/help/articles/:id/schedule', {
    ...ofArticle,
    summary: 'Schedule when an article is published or unpublished',
    done: 'Scheduled the article',
    body: body(scheduleBody),
    current: workingCopy,
  }),
  discard: endpoint('DELETE /api/admin/help/articles/:id/working-copy', {
    ...ofArticle,
    summary: 'Discard the unpublished changes of an article',
    done: 'Discarded the changes to the article',
    query: discardQuery,
    current: workingCopy,
  }),
};

export type WorkingCopy = z.infer<typeof workingCopy>;
export type TextState = (typeof textStates)[number];
export type ScheduleBody = z.input<typeof scheduleBody>;
export type PublishBody = z.input<typeof publishBody>;
