import { z } from 'zod';
import { MAX_ALT, MEDIA_FILTERS, MEDIA_KINDS } from '../calls/media';
import { contentKey, count, emptyAs, named, namedObject, objectId, pageOf, time } from './common';

const alt = z
  .string()
  .trim()
  .max(MAX_ALT, `At most ${MAX_ALT} characters`)
  .refine((text) => !/\p{Cc}/u.test(text), 'Must not contain line breaks');

export const mediaListQuery = z.strictObject({
  ...pageOf(48),
  filter: emptyAs(undefined, z.enum(MEDIA_FILTERS), 'Not a filter').optional(),
  q: z.string().trim().max(200).optional(),
});

export const mediaUpload = namedObject('MediaUpload', {
  /** The file's name, which says its type. */
  name: z.string().max(255),
  file: z.file(),
});

/** What people who cannot see an image get instead; empty and decorative when it says nothing. */
export const mediaUpdate = named(
  'MediaUpdate',
  z
    .strictObject({ alt, isDecorative: z.boolean().default(false) })
    .refine((body) => body.isDecorative || body.alt !== '', {
      path: ['alt'],
      message: 'Say what the image shows, or mark it as decorative',
    }),
);

export const mediaRemovalQuery = z.strictObject({
  /** Deletes it although content uses it. */
  evenIfUsed: z.enum(['true', 'false'], 'Must be true or false').optional(),
});

const use = z.object({
  /** Its name in the resource table. */
  resource: contentKey,
  id: objectId,
  title: z.string(),
  /** Its present texts, those that it had when it was deleted, or those of a former version. */
  where: z.enum(['content', 'trash', 'history']),
});

/** A file of the media library. */
export const medium = namedObject('Medium', {
  id: objectId,
  kind: z.enum(MEDIA_KINDS),
  /** File name with extension. */
  name: z.string(),
  /** For people, such as PDF. */
  typeLabel: z.string(),
  size: count,
  /** Pixels; null for a file that is no image. */
  width: count.nullable(),
  height: count.nullable(),
  /** The alternative text that insertions begin with. */
  alt: z.string(),
  isDecorative: z.boolean(),
  /** Below the site's own address. */
  url: z.string(),
  /** A small image of it; null for a file that is none. */
  thumbnailUrl: z.string().nullable(),
  createdAt: time,
  /** A username. */
  createdBy: z.string().nullable(),
  /** The documents whose texts or addresses have it. */
  uses: z.array(use),
});

export const mediaList = namedObject('MediaList', { media: z.array(medium), total: count });

export const mediaFile = named('MediaFile', z.string().describe('The file as it is'));

export type MediaListQuery = z.output<typeof mediaListQuery>;
export type MediaUpdate = z.input<typeof mediaUpdate>;
export type MediaUse = z.infer<typeof use>;
export type Medium = z.infer<typeof medium>;
export type MediaList = z.infer<typeof mediaList>;
