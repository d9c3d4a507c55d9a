import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
} from '../definition/defineResource';
import { text } from '../definition/fields';

export const tags = defineResource({
  name: 'tags',
  label: 'Tag',
  labelPlural: 'Tags',
  titleField: 'name',
  fields: {
    name: text({ required: true, maxLength: 50, searchable: true }),
    category: text({ maxLength: 100, default: '', searchable: true, hint: 'e.g. Getting Started' }),
  },
  publicFields: ['name', 'category'],
  access: { read: 'public', write: 'admin' },
  sort: { name: 1 },
  indexes: [{ keys: { category: 1 } }],
});

export type Tag = DocumentOf<typeof tags>;
export type PublicTag = PublicDocumentOf<typeof tags>;
