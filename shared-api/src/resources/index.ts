import { announcements } from './announcement';
import { articles } from './article';
import { categories } from './category';
import { downloads } from './download';
import { faqs } from './faq';
import { quickLinks } from './quickLink';
import { synonyms } from './synonym';
import { tags } from './tag';
import { users } from './user';
import { videos } from './video';

/** Every resource, by its name in code. A new one is one file beside this one and one line here. */
export const resources = {
  categories,
  articles,
  faqs,
  tags,
  videos,
  announcements,
  downloads,
  quickLinks,
  synonyms,
  users,
};

export type Resources = typeof resources;
export type ResourceKey = keyof Resources;

/** What staff write; admin users are managed apart. */
export type ContentKey = Exclude<ResourceKey, 'users'>;

export const contentKeys = (Object.keys(resources) as ResourceKey[]).filter(
  (key): key is ContentKey => key !== 'users',
);
