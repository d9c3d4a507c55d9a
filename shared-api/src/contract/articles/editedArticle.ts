import { z } from 'zod';
import { articles, copiedFields } from '../../resources/article';
import { named, namedObject, objectId, time } from '../common';
import { resourceSchemas, shapeOf } from '../resource/documents';

/** What an article says for readers, in its unpublished changes, and in those that a time will publish. */
export const textStates = ['saved', 'draft', 'scheduled'] as const;

const said = shapeOf(articles, copiedFields);

const copyOf = <Said extends z.ZodRawShape>(shape: Said, articleVersion: z.ZodType<number>) =>
  z
    .object({
      version: z.int().min(1),
      /** The article's `version` that the changes are based on, and what it said. */
      articleVersion,
      base: z.object({ ...shape, isPublished: z.boolean() }),
      values: z.object(shape),
      savedAt: time,
      savedBy: z.string(),
    })
    .nullable();

/** An article, and the changes that readers do not see yet. */
const workingCopy = namedObject('WorkingCopy', {
  article: resourceSchemas(articles).document,
  copy: copyOf(said, z.int().min(1)),
});

/** A draft of an article that was not created yet; its changes are based on an empty one. */
const newArticle = namedObject('NewArticle', {
  article: z.null(),
  copy: copyOf({ ...said, categoryId: objectId.nullable() }, z.literal(0)),
});

/** An article as editors have it open. */
export const editedArticle = named('EditedArticle', z.union([workingCopy, newArticle]));

export type WorkingCopy = z.infer<typeof workingCopy>;
export type NewArticle = z.infer<typeof newArticle>;
export type EditedArticle = WorkingCopy | NewArticle;
export type TextState = (typeof textStates)[number];
