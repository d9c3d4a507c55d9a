import { defineResource, type PublicDocumentOf } from '../definition/defineResource';
import { hidden, integer, text, url } from '../definition/fields';

export const quickLinks = defineResource({
  name: 'quick-links',
  label: 'Quick link',
  labelPlural: 'Quick links',
  titleField: 'label',
  fields: {
    label: text({ required: true, maxLength: 100, searchable: true }),
    url: url({
      required: true,
      also: ['site', 'mailto'],
      label: 'URL',
      hint: 'https address, a path on this site, or mailto:',
    }),
    icon: text({ maxLength: 50, default: 'general', hint: 'Unknown names show the general icon' }),
    order: integer({ default: 0, hint: 'Lower numbers come first' }),
    /** Where its links lead, as `readLinks` in services names pages. */
    linksTo: hidden<string[]>(),
  },
  publicFields: ['label', 'url', 'icon', 'order'],
  access: { read: 'public', write: 'admin' },
  sort: { order: 1, createdAt: 1 },
  indexes: [{ keys: { linksTo: 1 } }],
});

export type PublicQuickLink = PublicDocumentOf<typeof quickLinks>;
