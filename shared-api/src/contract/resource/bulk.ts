import { z } from 'zod';
import { bulkActions } from '../../definition/bulkActions';
import type { ResourceDefinition } from '../../definition/defineResource';
import { namedObject, objectId } from '../common';
import { MAX_BULK } from '../values';

export const ids = z
  .array(objectId.toLowerCase())
  .min(1, 'At least one document')
  .max(MAX_BULK, `At most ${MAX_BULK} documents`)
  .refine((given) => new Set(given).size === given.length, 'Each document once');

/** Body of a bulk call: the actions that the resource has. */
export function bulkSchema(resource: ResourceDefinition) {
  const actions = bulkActions(resource).filter((action) => action !== 'move');
  const simple = z.strictObject({ action: z.enum(actions), ids });
  const category = resource.fields.categoryId;
  if (!category) return simple;
  const categoryId =
    category.mode === 'required' ? objectId : z.union([z.literal(''), objectId], 'Not a valid id');
  const move = z.strictObject({ action: z.literal('move'), ids, categoryId });
  return z.discriminatedUnion('action', [simple, move], 'Not an action of this list');
}

const done = z.object({ id: objectId, ok: z.literal(true) });
const refused = z.object({ id: objectId, ok: z.literal(false), message: z.string() });

/** The answer to a bulk call: one result per id, in their order; `message` is a sentence for people. */
export const bulkAnswer = namedObject('BulkAnswer', {
  results: z.array(z.union([done, refused])).max(MAX_BULK),
  /** The operation that an undo of all of it names; null when nothing was changed. */
  operationId: objectId.nullable(),
});

export type BulkAnswer = z.infer<typeof bulkAnswer>;
export type BulkResult = BulkAnswer['results'][number];
