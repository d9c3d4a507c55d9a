import { z } from 'zod';
import type { Field } from '../definition/fields';
import { articles, copiedFields } from '../resources/article';
import { count, named, namedBody, namedObject, time } from './common';
import { resourceSchemas, shapeOf } from './documents';
import { updateSchema } from './schemas';

/** What an article says for readers, in its unpublished changes, and in those that a time will publish. */
export const textPlaces = ['saved', 'copy', 'scheduled'] as const;

const said = shapeOf(articles, copiedFields);
const version = z.int().min(1);

/** An article, and the changes that readers do not see yet. */
export const workingCopy = namedObject('WorkingCopy', {
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

export const publishBody = namedBody('WorkingCopyPublish', { ...based, isPublished: z.boolean() });

const instant = z.iso
  .datetime({ offset: true, message: 'Must be an ISO 8601 date-time' })
  .nullable();

const times = { publishAt: instant, unpublishAt: instant };

export const scheduleBody = named(
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

export const discardQuery = z.strictObject({ version: z.coerce.number().int().min(1) });

export type WorkingCopy = z.infer<typeof workingCopy>;
export type TextPlace = (typeof textPlaces)[number];
export type WorkingCopyBody = z.input<typeof workingCopyBody>;
export type ScheduleBody = z.input<typeof scheduleBody>;
export type PublishBody = z.input<typeof publishBody>;
