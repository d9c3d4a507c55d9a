import type { CategoryCounter } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { invalid } from '../../../errors';
import type { Models } from '../../../store/database/createModel';
import { nothingClaimed, type ResourceHooks, type Write } from './ResourceHooks';

interface Categorised {
  categoryId: Types.ObjectId | string | null;
}

async function count(
  models: Models,
  id: Categorised['categoryId'],
  counter: CategoryCounter,
  by: 1 | 0 | -1,
) {
  const change = { $inc: { [counter]: by }, $set: { countedAt: new Date() } };
  const answer = await models.categories.updateOne({ _id: new Types.ObjectId(String(id)) }, change);
  return answer.matchedCount === 1;
}

const isMoved = ({ before, after }: Write<Categorised>) =>
  String(before?.categoryId) !== String(after?.categoryId);

/**
 * Hooks that keep a category's counter of documents. The counter is raised before a document is
 * written and a category is only deleted while it is 0, so that no document is left without one.
 */
export function categoryClaims(
  counter: CategoryCounter,
): Required<Pick<ResourceHooks<Categorised>, 'claim' | 'afterWrite'>> {
  return {
    async claim({ models }, write) {
      if (!isMoved(write)) return nothingClaimed;
      // Notes the time on the former category, whose counter is lowered after the write. Otherwise the
      // upkeep could correct that counter in between, and the lowering would make it too small.
      const former = write.before?.categoryId;
      if (former) await count(models, former, counter, 0);
      const id = write.after?.categoryId;
      if (!id) return nothingClaimed;
      if (!(await count(models, id, counter, 1))) throw invalid({ categoryId: 'Unknown category' });
      return async () => void (await count(models, id, counter, -1));
    },
    async afterWrite({ models }, write) {
      const id = write.before?.categoryId;
      if (id && isMoved(write)) await count(models, id, counter, -1);
    },
  };
}
