import type { CategoryCounter } from '@pressline/shared-api';
import type { Models } from '../../../store/database/createModel';
import { countContents } from './countContents';

/** Longer than a write takes, from the category's counter to the document. */
const QUIET_MS = 60_000;

/**
 * Corrects the counters of categories after a process died between raising a counter and writing its
 * document. Categories counted since `quietSince` are skipped: their write may still be running.
 */
export async function reconcileCategories(
  models: Models,
  quietSince = new Date(Date.now() - QUIET_MS),
): Promise<void> {
  for (const category of await models.categories.find().lean()) {
    const { _id, countedAt } = category;
    if (countedAt && countedAt > quietSince) continue;
    const counts = Object.entries(await countContents(models, _id));
    const wrong = counts.filter(
      ([counter, count]) => category[counter as CategoryCounter] !== count,
    );
    if (wrong.length === 0) continue;
    // Skipped if another process counted in the meantime.
    await models.categories.updateOne(
      { _id, countedAt: countedAt ?? null },
      { $set: Object.fromEntries(wrong) },
    );
  }
}
