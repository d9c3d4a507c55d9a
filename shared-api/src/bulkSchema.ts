import { z } from 'zod';
import { bulkActions, MAX_BULK } from './bulk';
import type { ResourceDefinition } from './defineResource';
import { objectId } from './schemas';

const ids = z
  .array(objectId.toLowerCase())
  .min(1, 'At least one document')
  .max(MAX_BULK, `At most ${MAX_BULK} documents`)
  .refine((given) => new Set(given).size === given.length, 'Each document once');

/** Body of `POST /api/admin/help/<resource>/bulk`: the actions that the resource has. */
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
