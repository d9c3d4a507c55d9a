import { z } from 'zod';
import { type ContentKey, contentKeys } from '../resources/table';
import { contentKey, count, emptyAs, namedObject, objectId, pageOf, time } from './common';

const resource = z.enum(contentKeys as [ContentKey, ...ContentKey[]], 'Unknown resource');

export const trashListQuery = z.strictObject({
  ...pageOf(50),
  /** Looks for this text in titles, without regard to case. */
  q: z.string().trim().max(200).optional(),
  resource: emptyAs(undefined, resource, 'Unknown resource').optional(),
});

/** A deleted document that can be restored. */
const entry = z.object({
  id: objectId,
  /** Its name in the resource table. */
  resource: contentKey,
  title: z.string(),
  removedAt: time,
  /** A username; null when it is not known. */
  removedBy: z.string().nullable(),
  /** Whether readers see it again once it is restored; null where nothing is published. */
  isPublished: z.boolean().nullable(),
  slug: z.string().nullable(),
});

export const trashList = namedObject('TrashList', { entries: z.array(entry), total: count });

export type TrashListQuery = z.output<typeof trashListQuery>;
export type TrashEntry = z.infer<typeof entry>;
export type TrashList = z.infer<typeof trashList>;
