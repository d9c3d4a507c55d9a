import { readMediaAddress } from '@pressline/shared-api';
import type { StoredOf } from '../../../store/database/createModel';
import { announcementHooks } from './announcementHooks';
import { articleHooks } from './articleHooks';
import { categorized } from './categorized';
import { categoryHooks } from './categoryHooks';
import { keyHooks } from './keyHooks';
import type { HookTable, ResourceHooks } from './ResourceHooks';
import { userHooks } from './userHooks';

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
