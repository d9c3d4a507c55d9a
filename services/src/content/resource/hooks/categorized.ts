import type { CategoryCounter } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { invalid } from '../../../errors';
import type { Models } from '../../../store/database/createModel';
import type { ResourceHooks, Write } from './ResourceHooks';

interface Categorized {
  categoryId: Types.ObjectId | string | null;
}

const idsOf = ({ before, after }: Write<Categorized>) =>
  [before, after].map((one) => one?.categoryId && String(one.categoryId));

async function count(models: Models, id: string, counter: CategoryCounter, by: number) {
  await models.categories.updateOne({ _id: new Types.ObjectId(id) }, { $inc: { [counter]: by } });
}

/** Hooks of a resource whose documents have a category, which counts them. */
export const categorized = (
  counter: CategoryCounter,
): Required<Pick<ResourceHooks<Categorized>, 'check' | 'afterWrite'>> => ({
  async check({ models }, write) {
    const [before, after] = idsOf(write);
    if (!after || after === before || (await models.categories.exists({ _id: after }))) return;
    throw invalid({ categoryId: 'Unknown category' });
  },
  async afterWrite({ models }, write) {
    const [before, after] = idsOf(write);
    if (before === after) return;
    if (before) await count(models, before, counter, -1);
    if (after) await count(models, after, counter, 1);
  },
});
