import type { Model } from 'mongoose';
import type { Models, StoredDocument } from '../resource/createModel';

const COUNTERS = [
  ['articles', 'articleCount'],
  ['faqs', 'faqCount'],
  ['videos', 'videoCount'],
  ['downloads', 'downloadCount'],
] as const;

/** Corrects the categories' counters after a process died between a counter and its document. */
export async function reconcileCategories(models: Models): Promise<void> {
  const categories = await models.categories.find().lean();
  for (const [key, counter] of COUNTERS) {
    const model = models[key] as unknown as Model<StoredDocument>;
    for (const category of categories) {
      const count = await model.countDocuments({ categoryId: category._id });
      const seen = category[counter];
      if (seen === count) continue;
      // Only if nobody counted in the meantime: a running process knows better. A category from
      // before there was such a counter has none.
      await models.categories.updateOne(
        { _id: category._id, [counter]: seen ?? null },
        { $set: { [counter]: count } },
      );
    }
  }
}
