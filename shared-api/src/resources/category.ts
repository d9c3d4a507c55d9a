import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
} from '../definition/defineResource';
import { counter, hidden, integer, text } from '../definition/fields';

/** The icon names; an unknown one shows as `general`. */
export const CATEGORY_ICONS = [
  'getting-started',
  'quotes',
  'production',
  'pricing',
  'integrations',
  'account',
  'general',
  'start',
] as const;

/** The icons that categories are shown with. */
export type CategoryIconName = Exclude<(typeof CATEGORY_ICONS)[number], 'start'>;

/** The icon to show: matched without regard to case, `start` is `getting-started`, unknown is `general`. */
export function categoryIcon(icon: string): CategoryIconName {
  const name = icon.trim().toLowerCase();
  if (name === 'start') return 'getting-started';
  return CATEGORY_ICONS.find((known): known is CategoryIconName => known === name) ?? 'general';
}

export const categories = defineResource({
  name: 'categories',
  label: 'Category',
  labelPlural: 'Categories',
  titleField: 'name',
  fields: {
    name: text({ required: true, maxLength: 100, searchable: true, hint: 'e.g. Getting Started' }),
    description: text({ maxLength: 500, default: '', multiline: true, searchable: true }),
    icon: text({ maxLength: 50, default: 'general', hint: 'Unknown names show the general icon' }),
    order: integer({ default: 0, hint: 'Lower numbers come first' }),
    verifyEveryDays: integer({
      default: 0,
      max: 3_650,
      unit: 'days',
      label: 'Verify articles every',
      hint: 'Sets “Verified until” for published articles that have none. 0 turns this off',
    }),
    articleCount: counter(),
    faqCount: counter({ isUnlisted: true }),
    videoCount: counter({ isUnlisted: true }),
    downloadCount: counter({ isUnlisted: true }),
    nameKey: hidden<string>(),
  },
  publicFields: ['name', 'description', 'icon', 'order', 'articleCount'],
  access: { read: 'public', write: 'admin' },
  sort: { order: 1, nameKey: 1 },
  indexes: [
    { keys: { updatedAt: 1 } },
    { keys: { name: 1 }, unique: true },
    // Names that differ in case alone may be there from before that counted; one of them has no key.
    { keys: { nameKey: 1 }, unique: true, sparse: true },
  ],
});

export type Category = DocumentOf<typeof categories>;

const CONTENTS = [
  ['articleCount', 'article'],
  ['faqCount', 'FAQ'],
  ['videoCount', 'video'],
  ['downloadCount', 'download'],
] as const;

/** A category's field that counts its documents of one resource. */
export type CategoryCounter = (typeof CONTENTS)[number][0];

/** What keeps a category from being deleted: `2 articles, 1 FAQ`; empty when nothing does. */
export const categoryContents = (counts: Partial<Record<CategoryCounter, number>>): string =>
  CONTENTS.flatMap(([counter, noun]) => {
    const count = counts[counter] ?? 0;
    return count > 0 ? [`${count} ${noun}${count === 1 ? '' : 's'}`] : [];
  }).join(', ');

/** A category as readers see it: `articleCount` counts published articles only. */
export type PublicCategory = PublicDocumentOf<typeof categories>;
