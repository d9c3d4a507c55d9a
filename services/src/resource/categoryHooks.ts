import { conflict } from '../errors';
import type { StoredOf } from './createModel';
import { nameKey } from './nameKey';
import type { ResourceHooks } from './ResourceHooks';

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

export const categoryHooks: ResourceHooks<StoredOf<'categories'>> = {
  async prepare(_context, change, before) {
    if (change.name === undefined || change.name === before?.name) return change;
    return { ...change, nameKey: nameKey(change.name) };
  },
  removable: { articleCount: 0, faqCount: 0, videoCount: 0, downloadCount: 0 },
  refuseRemoval({ articleCount, faqCount, videoCount, downloadCount }) {
    const contents = [
      ...counted(articleCount, 'article', 'articles'),
      ...counted(faqCount, 'FAQ', 'FAQs'),
      ...counted(videoCount, 'video', 'videos'),
      ...counted(downloadCount, 'download', 'downloads'),
    ];
    return conflict(`The category still has ${contents.join(', ')}`);
  },
};
