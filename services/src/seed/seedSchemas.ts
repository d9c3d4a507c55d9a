import { ANNOUNCEMENT_PRIORITIES, CATEGORY_ICONS, MAX_PINS } from '@pressline/shared-api';
import { z } from 'zod';

const title = z.string().trim().min(1).max(200);
const key = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be lower-case words joined by hyphens');
const count = z.int().min(0);

/** The front matter of each folder of seed files; what follows it is the document's long text. */
export const seedSchemas = {
  /** The text is the description. */
  categories: z.strictObject({
    name: z.string().trim().min(1).max(100),
    icon: z.enum(CATEGORY_ICONS),
    order: count,
  }),
  /** The text is the content. Times count back from the moment of seeding. */
  articles: z.strictObject({
    title,
    slug: key,
    category: key,
    summary: z.string().trim().min(1).max(200),
    tags: z.array(z.string().trim().min(1).max(50)).min(1).max(10),
    readTime: z.int().min(1).max(60),
    featured: z.boolean().default(false),
    draft: z.boolean().default(false),
    /** Slugs of the articles that are pinned to this one. */
    related: z.array(key).max(MAX_PINS).default([]),
    daysAgo: count,
    views: count,
  }),
  /** The text is the answer. */
  faqs: z.strictObject({
    question: z.string().trim().min(1).max(300),
    category: key,
    order: count,
    views: count,
  }),
  /** The text is the description. */
  videos: z.strictObject({
    title,
    videoUrl: z.url({ protocol: /^https$/ }),
    category: key,
    /** Minutes. */
    duration: z.int().min(1).max(240),
    order: count,
    views: count,
  }),
  /** The text is the description. */
  downloads: z.strictObject({
    title,
    /** Its name in `services/public/downloads`. */
    fileName: z.string().regex(/^[a-z\d-]+\.(?:csv|txt)$/),
    category: key,
    order: count,
    downloads: count,
  }),
  /** The text is the content. Days are relative to the moment of seeding; negative ones lie before. */
  announcements: z.strictObject({
    title,
    priority: z.enum(ANNOUNCEMENT_PRIORITIES).default('medium'),
    isDismissible: z.boolean().default(true),
    startsInDays: z.int(),
    endsInDays: z.int().optional(),
  }),
};

export type SeedKind = keyof typeof seedSchemas;

/** The lists of short documents, one YAML file each. */
export const seedListSchemas = {
  'quick-links': z.array(
    z.strictObject({ label: title, url: z.string().min(1), icon: z.enum(CATEGORY_ICONS) }),
  ),
  synonyms: z.array(z.strictObject({ word: title, terms: z.array(title).min(1) })),
};

export type SeedListKind = keyof typeof seedListSchemas;
