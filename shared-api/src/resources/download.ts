import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
} from '../definition/defineResource';
import { counter, hidden, integer, reference, text, url } from '../definition/fields';

const MAX_FILE_BYTES = 10_000_000_000;

/** A file that readers may fetch: of the media library, which tells its size and type, or elsewhere. */
export const downloads = defineResource({
  name: 'downloads',
  label: 'Download',
  labelPlural: 'Downloads',
  titleField: 'title',
  fields: {
    title: text({ required: true, maxLength: 200, searchable: true }),
    description: text({ maxLength: 2_000, default: '', multiline: true, searchable: true }),
    fileUrl: url({
      required: true,
      also: ['site'],
      label: 'File URL',
      hint: 'https address, or a path on this site',
    }),
    fileType: text({ maxLength: 20, default: '', searchable: true, hint: 'e.g. PDF' }),
    sizeBytes: integer({ default: 0, max: MAX_FILE_BYTES, unit: 'bytes', label: 'Size' }),
    categoryId: reference('categories', { label: 'Category' }),
    order: integer({ default: 0, hint: 'Lower numbers come first' }),
    downloads: counter(),
    /** Where its links lead, as `readLinks` in services names pages. */
    linksTo: hidden<string[]>(),
  },
  publicFields: [
    'title',
    'description',
    'fileUrl',
    'fileType',
    'sizeBytes',
    'categoryId',
    'order',
    'downloads',
  ],
  access: { read: 'public', write: 'admin' },
  sort: { order: 1, createdAt: 1 },
  indexes: [{ keys: { updatedAt: 1 } }, { keys: { linksTo: 1 } }],
});

export type Download = DocumentOf<typeof downloads>;
export type PublicDownload = PublicDocumentOf<typeof downloads>;
