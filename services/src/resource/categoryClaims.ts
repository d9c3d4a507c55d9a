import { Types } from 'mongoose';
import { invalid } from '../errors';
import type { Models } from './createModel';
import type { ResourceHooks, Write } from './ResourceHooks';

type Counter = 'articleCount' | 'faqCount' | 'videoCount' | 'downloadCount';

interface Categorised {
  categoryId: Types.ObjectId | string | null;
}

async function count(models: Models, id: Categorised['categoryId'], counter: Counter, by: 1 | -1) {
  const change = { $inc: { [counter]: by } };
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
  counter: Counter,
): Required<Pick<ResourceHooks<Categorised>, 'claim' | 'settle'>> {
  return {
    async claim({ models }, write) {
      const id = write.after?.categoryId;
      if (!id || !isMoved(write)) return async () => undefined;
      if (!(await count(models, id, counter, 1))) throw invalid({ categoryId: 'Unknown category' });
      return async () => void (await count(models, id, counter, -1));
    },
    async settle({ models }, write) {
      const id = write.before?.categoryId;
      if (id && isMoved(write)) await count(models, id, counter, -1);
    },
  };
}
