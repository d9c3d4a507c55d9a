import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
} from '../definition/defineResource';
import { hidden, text } from '../definition/fields';

export const tags = defineResource({
  name: 'tags',
  label: 'Tag',
  labelPlural: 'Tags',
  titleField: 'name',
  fields: {
    name: text({ required: true, maxLength: 50, format: 'listed', searchable: true }),
    category: text({ maxLength: 100, default: '', searchable: true, hint: 'e.g. Getting Started' }),
    nameKey: hidden<string>(),
  },
  publicFields: ['name', 'category'],
  access: { read: 'public', write: 'admin' },
  sort: { nameKey: 1 },
  indexes: [
    // Tags with one name may be there from before names were unique; one of them has the key.
    { keys: { nameKey: 1 }, unique: true, sparse: true },
    { keys: { category: 1 } },
    // Articles name their tags as they are written.
    { keys: { name: 1 } },
  ],
});

export type Tag = DocumentOf<typeof tags>;
export type PublicTag = PublicDocumentOf<typeof tags>;
