import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
} from '../definition/defineResource';
import { counter, integer, reference, text, url } from '../definition/fields';

export const videos = defineResource({
  name: 'videos',
  label: 'Video tutorial',
  labelPlural: 'Video tutorials',
  titleField: 'title',
  fields: {
    title: text({ required: true, maxLength: 200, searchable: true }),
    description: text({ maxLength: 2_000, default: '', multiline: true, searchable: true }),
    videoUrl: url({ required: true, only: 'video', label: 'Video URL', hint: 'YouTube or Vimeo' }),
    thumbnailUrl: url({ label: 'Thumbnail URL' }),
    categoryId: reference('categories', { label: 'Category' }),
    duration: integer({ default: 0, max: 1_440, unit: 'minutes' }),
    order: integer({ default: 0, hint: 'Lower numbers come first' }),
    views: counter(),
  },
  publicFields: [
    'title',
    'description',
    'videoUrl',
    'thumbnailUrl',
    'categoryId',
    'duration',
    'order',
    'views',
  ],
  access: { read: 'public', write: 'admin' },
  search: { kind: 'video', body: 'description' },
  sort: { order: 1, createdAt: 1 },
  indexes: [{ keys: { updatedAt: 1 } }],
});

export type Video = DocumentOf<typeof videos>;
export type PublicVideo = PublicDocumentOf<typeof videos>;
