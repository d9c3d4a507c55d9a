import { z } from 'zod';
import { tags } from '../../resources/tag';
import { ok } from '../answer';
import { body } from '../body';
import {
  contentKey,
  contentOrMedia,
  count,
  named,
  namedBody,
  namedObject,
  objectId,
  time,
} from '../common';
import { endpoint } from '../endpoint';
import { rulesOf } from '../resource/fieldKinds';
import { impact, impactBody } from './impact';

const pages = (max: number) => z.array(z.string().min(1).max(2_000)).min(1).max(max);

const operationStates = ['running', 'done', 'undoing', 'undone'] as const;

const operationKinds = ['import'] as const;

const refused = z.object({
  resource: contentOrMedia,
  id: objectId,
  title: z.string(),
  /** A sentence for people. */
  message: z.string(),
});

/** One change of many documents, and what became of it. */
export const operation = namedObject('Operation', {
  id: objectId,
  /** What was done, for people: `Renamed “a” to “b”`. */
  title: z.string(),
  /** A username. */
  by: z.string().nullable(),
  at: time,
  state: z.enum(operationStates),
  /** Documents that it is about. */
  total: count,
  /** Documents that it changed, and that are still as it left them. */
  changed: count,
  restored: count,
  /** Documents that could not be changed, or not be restored. */
  refused: z.array(refused),
  canUndo: z.boolean(),
});

const MAX_LISTED = 50;

const operationQuery = z.strictObject({
  kind: z.enum(operationKinds, 'Not a kind').optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
});

const operationList = namedObject('OperationList', {
  operations: z.array(operation),
  total: count,
});

/** `from` are pages as impact previews name them; null as `to` removes the links and keeps their words. */
const linksBody = namedBody('LinksUpdate', {
  from: pages(60),
  to: z.string().min(1).max(2_000).nullable(),
});

/** Where a document is to stand among the others of a resource that have an order. */
const moveBody = namedBody('Move', {
  resource: contentKey,
  id: objectId,
  place: z.enum(['before', 'after']),
  target: objectId,
  /** Only the order among the documents of this category changes. */
  categoryId: objectId.optional(),
});

/** What happens to a tag, and to the articles that have it. */
const tagBody = named(
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
const tagUsage = namedObject('TagUsage', {
  tags: z.array(z.object({ name: z.string(), articles: count, isListed: z.boolean() })),
});

const staff = { tag: 'Content', access: 'admin' } as const;
const changed = { 200: ok(operation, 'What was changed') } as const;

/**
 * `api.operations`: changes of many documents: what they would touch, making them, undoing them. All
 * calls throw ApiError.
 */
export const operationEndpoints = {
  /** What depends on documents that are about to be changed; nothing is written. */
  impact: endpoint('POST /api/admin/help/impact', {
    ...staff,
    summary: 'List what depends on documents that are about to be changed',
    isAudited: false,
    body: body(impactBody),
    answers: { 200: ok(impact) },
  }),
  /** The last ones, newest first. */
  list: endpoint('GET /api/admin/help/operations', {
    ...staff,
    summary: 'List the latest bulk changes, newest first',
    query: operationQuery,
    answers: { 200: ok(operationList) },
  }),
  /** Restores what an operation changed, but for what was changed since. */
  undo: endpoint('POST /api/admin/help/operations/:id/undo', {
    ...staff,
    subject: 'Operation',
    summary: 'Undo a bulk change',
    done: 'Undid a bulk change',
    answers: { 200: ok(operation, 'What was restored, and what was changed since') },
    errors: ['conflict'],
  }),
  /** Lets links lead to another page. */
  updateLinks: endpoint('POST /api/admin/help/links/update', {
    ...staff,
    summary: 'Change links to a page to lead to another page, in all content',
    done: 'Updated links',
    body: body(linksBody),
    answers: changed,
  }),
  /** Puts a document before or after another one of a resource that has an order. */
  move: endpoint('POST /api/admin/help/order', {
    ...staff,
    summary: 'Move a document before or after another one',
    done: 'Changed the order',
    body: body(moveBody),
    answers: changed,
    errors: ['not_found'],
  }),
  tagUsage: endpoint('GET /api/admin/help/tags/usage', {
    ...staff,
    summary: 'Count the articles of each tag',
    answers: { 200: ok(tagUsage) },
  }),
  /** Renames, merges or deletes a tag everywhere. */
  changeTag: endpoint('POST /api/admin/help/tags/:id/apply', {
    ...staff,
    subject: tags.label,
    summary: 'Rename, merge or delete a tag, in its articles too',
    done: 'Changed a tag in its articles',
    body: body(tagBody),
    answers: changed,
    errors: ['conflict'],
  }),
};

export type Operation = z.infer<typeof operation>;
export type OperationQuery = z.output<typeof operationQuery>;
export type OperationList = z.infer<typeof operationList>;
export type LinksBody = z.input<typeof linksBody>;
export type MoveBody = z.input<typeof moveBody>;
export type TagBody = z.input<typeof tagBody>;
export type TagUsage = z.infer<typeof tagUsage>;
