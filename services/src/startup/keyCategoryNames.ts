import type { Models } from '../database/createModel';
import { isDuplicate } from '../database/duplicateField';
import { nameKey } from '../database/nameKey';

/**
 * Adds the key to categories of former releases. Of several names with the same key only the oldest
 * gets it, until the others are renamed.
 */
export async function keyCategoryNames({ categories }: Models): Promise<void> {
  const unkeyed = await categories.find({ nameKey: null }).sort({ _id: 1 }).lean();
  for (const { _id, name } of unkeyed) {
    try {
      await categories.updateOne({ _id, name }, { $set: { nameKey: nameKey(name) } });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
}
