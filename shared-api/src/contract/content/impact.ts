import { z } from 'zod';
import type { ResourceKey } from '../../resources/table';
import { contentKey, count, namedBody, namedObject, objectId } from '../common';
import { MAX_BULK } from '../values';

/** `rename`: another slug, name or address. */
export const impactActions = ['delete', 'unpublish', 'rename'] as const;

/** How documents depend on others. */
export const impactSources = [
  'articleLinks',
  'faqLinks',
  'announcementLinks',
  'quickLinks',
  'downloadLinks',
  'pins',
  'pinnedResults',
  'redirects',
  'taggedArticles',
  'movingArticles',
  'tagGroups',
  'seeAlso',
  'ownedArticles',
] as const;

export const impactBody = namedBody('ImpactRequest', {
  /** Its name in the resource table; `users` for super admins alone. */
  resource: z.string() as unknown as z.ZodType<ResourceKey, ResourceKey>,
  action: z.enum(impactActions),
  ids: z
    .array(objectId.toLowerCase())
    .min(1, 'At least one document')
    .max(MAX_BULK, `At most ${MAX_BULK} documents`),
});

const item = z.object({
  id: objectId,
  title: z.string(),
  /** Whether readers see it; null where nothing is published or not. */
  isPublished: z.boolean().nullable(),
  /** Whether it depends on them by its unpublished changes alone. */
  isInChanges: z.boolean(),
  /** The addresses by which it depends on them, where it does by address. */
  links: z.array(z.string()),
});

/** The documents that depend on others in one way: some of them, and how many there are in all. */
export const impactGroup = z.object({
  source: z.enum(impactSources),
  resource: contentKey,
  items: z.array(item),
  total: count,
  /** Whether the server can let their links lead elsewhere. */
  canUpdate: z.boolean(),
});

/** What a change would leave pointing nowhere, or to a former name; no group when there is nothing. */
export const impact = namedObject('Impact', { groups: z.array(impactGroup) });

export type ImpactAction = (typeof impactActions)[number];
export type ImpactSource = (typeof impactSources)[number];
export type ImpactBody = z.input<typeof impactBody>;
export type ImpactGroup = z.infer<typeof impactGroup>;
export type Impact = z.infer<typeof impact>;
