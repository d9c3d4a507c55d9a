import type { StoredOf } from '../../database/createModel';
import { nameKey } from '../../database/nameKey';
import { conflict } from '../../errors';
import { type CategoryCounter, countContents } from './countContents';
import { nothingClaimed, type ResourceHooks } from './ResourceHooks';

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

function refusal(counts: Readonly<Record<CategoryCounter, number>>) {
  const { articleCount, faqCount, videoCount, downloadCount } = counts;
  const contents = [
    ...counted(articleCount, 'article', 'articles'),
    ...counted(faqCount, 'FAQ', 'FAQs'),
    ...counted(videoCount, 'video', 'videos'),
    ...counted(downloadCount, 'download', 'downloads'),
  ];
  return conflict(`The category still has ${contents.join(', ')}`);
}

export const categoryHooks: ResourceHooks<StoredOf<'categories'>> = {
  async prepare(_context, change, before) {
    if (change.name === undefined || change.name === before?.name) return change;
    return { ...change, nameKey: nameKey(change.name) };
  },
  // The counters guard against writes under way; this guards against counters that are wrong.
  async claim({ models }, { before, after }) {
    if (!before || after) return nothingClaimed;
    const counts = await countContents(models, before._id);
    if (Object.values(counts).some((count) => count > 0)) throw refusal(counts);
    return nothingClaimed;
  },
  removable: { articleCount: 0, faqCount: 0, videoCount: 0, downloadCount: 0 },
  refuseRemoval: refusal,
};
