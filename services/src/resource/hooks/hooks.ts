import { readMediaAddress } from '@pressline/shared-api';
import type { StoredOf } from '../../database/createModel';
import { nameKey } from '../../database/nameKey';
import { announcementHooks } from './announcementHooks';
import { articleHooks } from './articleHooks';
import { categoryClaims } from './categoryClaims';
import { categoryHooks } from './categoryHooks';
import type { HookTable, ResourceHooks } from './ResourceHooks';
import { userHooks } from './userHooks';

const downloadHooks: ResourceHooks<StoredOf<'downloads'>> = {
  ...categoryClaims('downloadCount'),
  async prepare({ fileFacts }, change, before) {
    const address = readMediaAddress(String(change.fileUrl ?? before?.fileUrl));
    const facts = address && (await fileFacts(address.hash));
    return { ...change, ...facts };
  },
};

/** Of a search that something belongs to: searches that people consider equal are one. */
const queryHooks: ResourceHooks<never> = {
  prepare: async (_context, change) =>
    change.query === undefined ? change : { ...change, queryKey: nameKey(change.query) },
};

const termHooks: ResourceHooks<StoredOf<'terms'>> = {
  prepare: async (_context, change) =>
    change.term === undefined ? change : { ...change, termKey: nameKey(change.term) },
};

/** The special behavior of resources, besides what `keepingLinks` adds; one without an entry has none. */
export const hooks: HookTable = {
  articles: articleHooks,
  categories: categoryHooks,
  faqs: categoryClaims('faqCount'),
  videos: categoryClaims('videoCount'),
  downloads: downloadHooks,
  guardedQueries: queryHooks,
  pinnedResults: queryHooks,
  announcements: announcementHooks,
  terms: termHooks,
  users: userHooks,
};
