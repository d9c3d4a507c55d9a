import { z } from 'zod';
import { ok } from '../answer';
import { body, upload } from '../body';
import {
  contentKey,
  count,
  emptyAs,
  named,
  namedObject,
  objectId,
  pageOf,
  removed,
  time,
} from '../common';
import { endpoint } from '../endpoint';
import { MAX_ALT, MAX_MEDIA_BYTES, MEDIA_FILTERS, MEDIA_KINDS } from '../values';

const alt = z
  .string()
  .trim()
  .max(MAX_ALT, `At most ${MAX_ALT} characters`)
  .refine((text) => !/\p{Cc}/u.test(text), 'Must not contain line breaks');

const mediaListQuery = z.strictObject({
  ...pageOf(48),
  filter: emptyAs(undefined, z.enum(MEDIA_FILTERS), 'Not a filter').optional(),
  q: z.string().trim().max(200).optional(),
});

const mediaUpload = namedObject('MediaUpload', {
  /** The file's name, which says its type. */
  name: z.string().max(255),
  file: z.file(),
});

/** What people who cannot see an image get instead; empty and decorative when it says nothing. */
const mediaUpdate = named(
  'MediaUpdate',
  z
    .strictObject({ alt, isDecorative: z.boolean().default(false) })
    .refine((body) => body.isDecorative || body.alt !== '', {
      path: ['alt'],
      message: 'Say what the image shows, or mark it as decorative',
    }),
);

const mediaRemovalQuery = z.strictObject({
  /** Deletes it although content uses it. */
  evenIfUsed: z
    .enum(['true', 'false'], 'Must be true or false')
    .transform((value) => value === 'true')
    .optional(),
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
const medium = namedObject('Medium', {
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

const mediaList = namedObject('MediaList', { media: z.array(medium), total: count });

const common = { tag: 'Staff', access: 'admin', subject: 'Media file' } as const;

/** `api.media`: the media library, newest first; for staff. All calls throw ApiError. */
export const mediaEndpoints = {
  list: endpoint('GET /api/admin/media', {
    ...common,
    summary: 'List images and files, newest first',
    query: mediaListQuery,
    answers: { 200: ok(mediaList) },
  }),
  upload: endpoint('POST /api/admin/media', {
    ...common,
    summary: 'Upload an image or a file',
    done: 'Uploaded the file',
    limits: ['mediaUploads'],
    body: upload(mediaUpload, MAX_MEDIA_BYTES),
    answers: { 200: ok(medium, 'The same file is there already'), 201: ok(medium, 'Stored') },
    errors: ['conflict'],
  }),
  find: endpoint('GET /api/admin/media/:id', {
    ...common,
    summary: 'One image or file, and what uses it',
    answers: { 200: ok(medium) },
  }),
  update: endpoint('PUT /api/admin/media/:id', {
    ...common,
    summary: 'Change the alternative text that insertions of an image begin with',
    done: 'Changed the alternative text of the image',
    body: body(mediaUpdate),
    answers: { 200: ok(medium) },
  }),
  /** 409 when content uses it, unless that is accepted. */
  remove: endpoint('DELETE /api/admin/media/:id', {
    ...common,
    summary: 'Move an image or a file to the trash',
    done: 'Deleted the file',
    query: mediaRemovalQuery,
    answers: { 200: ok(removed, 'Moved to the trash') },
    errors: ['conflict'],
  }),
  /** 409 when the same file was uploaded again. */
  restore: endpoint('POST /api/admin/media/:id/restore', {
    ...common,
    summary: 'Restore an image or a file deleted in the last 30 days',
    done: 'Restored the file',
    answers: { 200: ok(medium, 'Restored') },
    errors: ['conflict'],
  }),
};

export type MediaListQuery = z.output<typeof mediaListQuery>;
export type MediaListParams = Partial<MediaListQuery>;
export type MediaUpdate = z.input<typeof mediaUpdate>;
export type MediaUse = z.infer<typeof use>;
export type Medium = z.infer<typeof medium>;
export type MediaList = z.infer<typeof mediaList>;
