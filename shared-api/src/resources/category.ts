import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
} from '../definition/defineResource';
import { counter, hidden, hiddenCounter, integer, text } from '../definition/fields';

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
    articleCount: counter(),
    faqCount: hiddenCounter(),
    videoCount: hiddenCounter(),
    downloadCount: hiddenCounter(),
    /** When somebody last counted, or was about to; absent until the first time. */
    countedAt: hidden<Date | undefined>(),
    nameKey: hidden<string>(),
  },
  publicFields: ['name', 'description', 'icon', 'order', 'articleCount'],
  access: { read: 'public', write: 'admin' },
  sort: { order: 1, name: 1 },
  indexes: [
    { keys: { name: 1 }, unique: true },
    // Names that differ in case alone may be there from before that counted; one of them has no key.
    { keys: { nameKey: 1 }, unique: true, sparse: true },
    { keys: { order: 1, name: 1 } },
  ],
});

export type Category = DocumentOf<typeof categories>;
/** A category as readers see it: `articleCount` counts published articles only. */
export type PublicCategory = PublicDocumentOf<typeof categories>;
