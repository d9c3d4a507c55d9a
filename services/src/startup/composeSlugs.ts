import { composed } from '@pressline/shared-api';
import type { Models } from '../database/createModel';
import { isDuplicate } from '../database/duplicateField';

/** Composes slugs that former releases took apart; the former ones redirect. */
export async function composeSlugs({ articles }: Models): Promise<void> {
  for (const { _id, slug } of await articles.find().select('slug').sort({ slug: 1 }).lean()) {
    if (composed(slug) === slug) continue;
    const change = { $set: { slug: composed(slug) }, $push: { slugHistory: slug } };
    try {
      await articles.updateOne({ _id, slug }, change);
    } catch (error) {
      // Another article has it: this one keeps its own until it is renamed.
      if (!isDuplicate(error)) throw error;
    }
  }
}
