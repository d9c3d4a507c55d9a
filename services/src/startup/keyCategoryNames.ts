import { mongo } from 'mongoose';
import type { Models } from '../database/createModel';
import { duplicateField } from '../database/duplicateField';
import { nameKey } from '../database/nameKey';

/**
 * Gives categories from before there was such a key theirs. Of several names that differ in case
 * alone the oldest gets it; the others stay as they are until somebody renames them.
 */
export async function keyCategoryNames({ categories }: Models): Promise<void> {
  const unkeyed = await categories.find({ nameKey: null }).sort({ _id: 1 }).lean();
  for (const { _id, name } of unkeyed) {
    try {
      await categories.updateOne({ _id, name }, { $set: { nameKey: nameKey(name) } });
    } catch (error) {
      if (!(error instanceof mongo.MongoServerError) || !duplicateField(error)) throw error;
    }
  }
}
