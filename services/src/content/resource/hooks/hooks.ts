import { type CategoryCounter, categoryContents, readMediaAddress } from '@pressline/shared-api';
import type { Model, Types } from 'mongoose';
import { conflict } from '../../../errors';
import type { Models, StoredDocument, StoredOf } from '../../../store/database/createModel';
import { announcementHooks } from './announcementHooks';
import { articleHooks } from './articleHooks';
import { categorized } from './categorized';
import { setFirstVerifiedUntil } from './freshness';
import { keyHooks } from './keyHooks';
import type { HookTable, ResourceHooks } from './ResourceHooks';
import { userHooks } from './userHooks';

/** The counters of a category, and what each counts. */
const COUNTERS = {
  articleCount: 'articles',
  faqCount: 'faqs',
  videoCount: 'videos',
  downloadCount: 'downloads',
} as const satisfies Record<CategoryCounter, string>;

/** How many documents of each resource name a category. */
async function countContents(models: Models, categoryId: Types.ObjectId) {
  const counts: Partial<Record<CategoryCounter, number>> = {};
  for (const [counter, key] of Object.entries(COUNTERS)) {
    const model = models[key] as unknown as Model<StoredDocument>;
    counts[counter as CategoryCounter] = await model.countDocuments({ categoryId });
  }
  return counts;
}

const categoryHooks: ResourceHooks<StoredOf<'categories'>> = {
  ...keyHooks('name'),
  async check({ models }, { before, after }) {
    if (!before || after) return;
    const contents = categoryContents(await countContents(models, before._id));
    if (contents) throw conflict(`The category still has ${contents}`);
  },
  afterWrite: async ({ models }, write) => setFirstVerifiedUntil(models, write),
};

const downloadHooks: ResourceHooks<StoredOf<'downloads'>> = {
  ...categorized('downloadCount'),
  async prepare({ fileFacts }, change, before) {
    const address = readMediaAddress(String(change.fileUrl ?? before?.fileUrl));
    const facts = address && (await fileFacts(address.hash));
    return { ...change, ...facts };
  },
};

/** The special behavior of resources, besides what `withDerivedFields` adds; one without an entry has none. */
export const hooks: HookTable = {
  articles: articleHooks,
  categories: categoryHooks,
  faqs: categorized('faqCount'),
  videos: categorized('videoCount'),
  downloads: downloadHooks,
  pinnedResults: keyHooks('query'),
  tags: keyHooks('name'),
  synonyms: keyHooks('word'),
  announcements: announcementHooks,
  terms: keyHooks('term'),
  users: userHooks,
};
