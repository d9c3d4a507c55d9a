import { announcementHooks } from './announcementHooks';
import { articleHooks } from './articleHooks';
import { categoryClaims } from './categoryClaims';
import { categoryHooks } from './categoryHooks';
import { downloadHooks } from './downloadHooks';
import { faqHooks } from './faqHooks';
import { linkHooks } from './linkHooks';
import { queryHooks } from './queryHooks';
import type { HookTable } from './ResourceHooks';
import { termHooks } from './termHooks';
import { userHooks } from './userHooks';

/** The special behavior of resources; one without an entry has none. */
export const hooks: HookTable = {
  articles: articleHooks,
  categories: categoryHooks,
  faqs: faqHooks,
  videos: categoryClaims('videoCount'),
  downloads: downloadHooks,
  quickLinks: linkHooks('url'),
  guardedQueries: queryHooks,
  pinnedResults: queryHooks,
  announcements: announcementHooks,
  terms: termHooks,
  users: userHooks,
};
