import { type DocumentOf, defineResource } from '../definition/defineResource';
import { integer, markdown, text } from '../definition/fields';

/** What a new article can begin with. Readers never see it. */
export const templates = defineResource({
  name: 'templates',
  label: 'Template',
  labelPlural: 'Templates',
  titleField: 'title',
  fields: {
    title: text({ required: true, maxLength: 60, searchable: true, hint: 'e.g. How-to' }),
    purpose: text({
      maxLength: 200,
      default: '',
      searchable: true,
      hint: 'When to use it. Shown with the title when someone starts an article',
    }),
    content: markdown({ required: true, label: 'Content (Markdown)' }),
    order: integer({ default: 0, hint: 'Lower numbers come first' }),
  },
  publicFields: [],
  access: { read: 'admin', write: 'admin' },
  sort: { order: 1, createdAt: 1 },
  indexes: [{ keys: { order: 1, createdAt: 1 } }],
});

export type Template = DocumentOf<typeof templates>;
