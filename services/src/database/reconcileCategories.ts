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
    const counts = await model.aggregate<{ _id: unknown; count: number }>([
      { $group: { _id: '$categoryId', count: { $sum: 1 } } },
    ]);
    const byCategory = new Map(counts.map(({ _id, count }) => [String(_id), count]));
    for (const category of categories) {
      const count = byCategory.get(String(category._id)) ?? 0;
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
