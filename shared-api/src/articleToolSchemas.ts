import { z } from 'zod';
import { MAX_PINS } from './articleTools';
import { articles } from './resources/article';
import { objectId } from './schemas';

const version = z.int().min(1).optional();
const { content, slug, title } = articles.fields;

/** Body of `PUT /api/admin/help/related/:id`. */
export const pinsSchema = z.strictObject({
  articleIds: z
    .array(objectId.toLowerCase())
    .max(MAX_PINS, `At most ${MAX_PINS} articles`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each article once'),
  version: z.int().min(0).optional(),
});

/** Body of `POST /api/admin/help/articles/:id/revisions/:revision/restore`. */
export const restoreSchema = z.strictObject({ version });

/** Body of `POST /api/admin/help/articles/preview`. */
export const previewSchema = z.strictObject({
  content: z.string().max(content.maxLength, `At most ${content.maxLength} characters`),
});

/** Query of `GET /api/admin/help/articles/slug-check`. */
export const slugCheckSchema = z
  .strictObject({
    slug: z.string().trim().max(slug.maxLength, `At most ${slug.maxLength} characters`).optional(),
    title: z.string().trim().max(title.maxLength).optional(),
    id: z.union([z.literal(''), objectId]).optional(),
  })
  .refine((query) => query.slug || query.title, { path: ['slug'], message: 'Required' });
