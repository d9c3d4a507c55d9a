import { z } from 'zod';
import { tags } from '../resources/tag';
import { contentKey, count, named, namedBody, namedObject, objectId, time } from './common';
import { rulesOf } from './fieldKinds';

const pages = (max: number) => z.array(z.string().min(1).max(2_000)).min(1).max(max);

const operationStates = ['running', 'done', 'undoing', 'undone'] as const;

const refused = z.object({
  resource: contentKey,
  id: objectId,
  title: z.string(),
  /** A sentence for people. */
  message: z.string(),
});

/** One change of many documents, and what became of it. */
export const operation = namedObject('Operation', {
  id: objectId,
  /** What was done, for people: `Rename the tag “a” to “b”`. */
  title: z.string(),
  /** A username. */
  by: z.string().nullable(),
  at: time,
  state: z.enum(operationStates),
  /** Documents that it changed, and that are still as it left them. */
  changed: count,
  restored: count,
  /** Documents that could not be changed, or not be restored. */
  refused: z.array(refused),
  canUndo: z.boolean(),
});

export const operationList = namedObject('OperationList', {
  operations: z.array(operation),
  total: count,
});

/** `from` are pages as impact previews name them; null as `to` removes the links and keeps their words. */
export const linksBody = namedBody('LinksUpdate', {
  from: pages(60),
  to: z.string().min(1).max(2_000).nullable(),
});

/** Where a document is to stand among the others of a resource that have an order. */
export const moveBody = namedBody('Move', {
  resource: contentKey,
  id: objectId,
  place: z.enum(['before', 'after']),
  target: objectId,
  /** Only the order among the documents of this category changes. */
  categoryId: objectId.optional(),
});

/** What happens to a tag, and to the articles that have it. */
export const tagBody = named(
  'TagChange',
  z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('rename'),
      name: rulesOf(tags.fields.name).body() as z.ZodType<string, string>,
    }),
    z.strictObject({ action: z.literal('merge'), into: objectId.toLowerCase() }),
    z.strictObject({ action: z.literal('delete') }),
  ]),
);

/** How many articles have each tag, also those that were never made a tag of the list; most used first. */
export const tagUsage = namedObject('TagUsage', {
  tags: z.array(z.object({ name: z.string(), articles: count, isListed: z.boolean() })),
});

export type Operation = z.infer<typeof operation>;
export type OperationList = z.infer<typeof operationList>;
export type LinksBody = z.input<typeof linksBody>;
export type MoveBody = z.input<typeof moveBody>;
export type TagBody = z.input<typeof tagBody>;
export type TagUsage = z.infer<typeof tagUsage>;
