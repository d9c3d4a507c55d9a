import { isDuplicate } from '../database/duplicateField';
import { nameKey } from '../database/nameKey';
import type { ResourceTypes } from '../resource/resourceTypes';

/**
 * Adds the keys of names to documents of former releases. Of several with one key only the oldest gets
 * it, until the others are renamed or it is deleted.
 */
export async function keyNames(types: ResourceTypes): Promise<void> {
  for (const { model, resource } of Object.values(types)) {
    const { titleField, fields } = resource;
    const key = `${titleField}Key`;
    if (!(key in fields)) continue;
    const unkeyed = await model
      .find({ [key]: null })
      .sort({ _id: 1 })
      .lean();
    for (const { _id, [titleField]: name } of unkeyed) {
      try {
        await model.updateOne({ _id, [titleField]: name }, { $set: { [key]: nameKey(name) } });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    }
  }
}
