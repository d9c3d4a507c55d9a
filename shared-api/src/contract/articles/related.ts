import { z } from 'zod';
import { articles } from '../../resources/article';
import { ok } from '../answer';
import { body } from '../body';
import { count, namedBody, namedObject, objectId } from '../common';
import { endpoint } from '../endpoint';
import { MAX_PINS } from '../values';

const pinsBody = namedBody('ArticlePinsUpdate', {
  articleIds: z
    .array(objectId.toLowerCase())
    .max(MAX_PINS, `At most ${MAX_PINS} articles`)
    .refine((ids) => new Set(ids).size === ids.length, 'Each article once'),
  version: z.int().min(0).optional(),
});

/** A pinned article as staff see it; readers see it only while it is published. */
const pin = z.object({
  id: objectId,
  title: z.string(),
  slug: z.string(),
  isPublished: z.boolean(),
});

const articlePins = namedObject('ArticlePins', {
  articleId: objectId,
  /** Counts the changes of the pins; the article's own does not. */
  version: count,
  pins: z.array(pin).max(MAX_PINS),
});

const ofArticle = { tag: 'Staff', access: 'admin', subject: articles.label } as const;

/** `api.admin.related`: related articles, pinned by staff. */
export const relatedEndpoints = {
  get: endpoint('GET /api/admin/help/related/:id', {
    ...ofArticle,
    summary: 'Get the pins of an article',
    answers: { 200: ok(articlePins) },
  }),
  /**
   * Replaces the pins, in order. With `version`, a concurrent change answers 409 with the present
   * ones in `error.current`. @throws ApiError 400 for the article itself, unknown or too many ones
   */
  update: endpoint('PUT /api/admin/help/related/:id', {
    ...ofArticle,
    summary: 'Replace the pins of an article',
    done: 'Changed the related articles of the article',
    body: body(pinsBody),
    answers: { 200: ok(articlePins) },
    current: articlePins,
  }),
};

export type PinnedArticle = z.infer<typeof pin>;
export type ArticlePins = z.infer<typeof articlePins>;
