import { readMediaAddress } from '@pressline/shared-api';
import { readLinks } from '../../articles/links/readLinks';
import type { StoredOf } from '../../database/createModel';
import { nameKey } from '../../database/nameKey';
import { announcementHooks } from './announcementHooks';
import { articleHooks } from './articleHooks';
import { categoryClaims } from './categoryClaims';
import { categoryHooks } from './categoryHooks';
import { linkHooks, withLinks } from './linkHooks';
import type { HookTable, ResourceHooks } from './ResourceHooks';
import { userHooks } from './userHooks';

const faqHooks: ResourceHooks<StoredOf<'faqs'>> = {
  ...categoryClaims('faqCount'),
  async prepare({ render }, change) {
    if (change.answer === undefined) return change;
    const { html, text, checked } = await render(String(change.answer));
    const linksTo = readLinks(html, '/help');
    return { ...change, answerHtml: html, plainText: text, linksTo, checked };
  },
};

const downloadHooks: ResourceHooks<StoredOf<'downloads'>> = {
  ...categoryClaims('downloadCount'),
  async prepare({ fileFacts }, change, before) {
    const address = readMediaAddress(String(change.fileUrl ?? before?.fileUrl));
    const facts = address && (await fileFacts(address.hash));
    return { ...withLinks('fileUrl', change), ...facts };
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
