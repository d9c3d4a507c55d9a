import { z } from 'zod';
import { contentKeys } from '../../resources/table';
import { ok } from '../answer';
import {
  contentOrMedia,
  count,
  emptyAs,
  namedObject,
  objectId,
  pageOf,
  removed,
  time,
} from '../common';
import { endpoint } from '../endpoint';

const resource = z.enum([...contentKeys, 'media'], 'Unknown resource');

const trashListQuery = z.strictObject({
  ...pageOf(50),
  /** Looks for this text in titles, without regard to case. */
  q: z.string().trim().max(200).optional(),
  resource: emptyAs(undefined, resource, 'Unknown resource').optional(),
});

/** A deleted document or file that can be restored. */
const entry = z.object({
  id: objectId,
  /** Its name in the resource table, or `media`. */
  resource: contentOrMedia,
  title: z.string(),
  removedAt: time,
  /** A username; null when it is not known. */
  removedBy: z.string().nullable(),
  /** Whether readers see it again once it is restored; null where nothing is published. */
  isPublished: z.boolean().nullable(),
  slug: z.string().nullable(),
});

const trashList = namedObject('TrashList', { entries: z.array(entry), total: count });

const common = { tag: 'Content', subject: 'Deleted document' } as const;

/** `api.trash`: what was deleted in the last 30 days, for staff. All calls throw ApiError. */
export const trashEndpoints = {
  list: endpoint('GET /api/admin/help/trash', {
    ...common,
    access: 'admin',
    summary: 'List what was deleted in the last 30 days, latest first',
    query: trashListQuery,
    answers: { 200: ok(trashList) },
  }),
  /** Deletes a document forever, with its former versions; for super admins. */
  remove: endpoint('DELETE /api/admin/help/trash/:id', {
    ...common,
    access: 'super_admin',
    summary: 'Permanently delete a document in the trash, with its earlier versions',
    done: 'Permanently deleted',
    answers: { 200: ok(removed, 'Deleted') },
  }),
};

export type TrashListQuery = z.output<typeof trashListQuery>;
export type TrashEntry = z.infer<typeof entry>;
export type TrashList = z.infer<typeof trashList>;
