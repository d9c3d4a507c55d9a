import { MAX_PINS } from '@pressline/shared-api';
import { objectId } from '@pressline/shared-api/contract/common';
import { z } from 'zod';

const time = z.iso.datetime({ offset: true, message: 'Must be an ISO 8601 date-time' });
const day = z.union([z.iso.date(), time], 'Must be a day such as 2026-12-31');
const slug = z.string().trim().normalize('NFC').min(1).max(120);

const savedBy = z.string().max(200);
const fields = z.record(z.string(), z.unknown());

/** The values of a record besides the fields that staff write, which are checked like any body. */
export const recordSchema = z.looseObject({
  id: objectId.toLowerCase().optional(),
  related: z.array(slug).max(MAX_PINS, `At most ${MAX_PINS} articles`).optional(),
  formerSlugs: z.array(slug).max(50).optional(),
  oldAddresses: z.array(z.string().max(2_000)).max(50).optional(),
  publishedAt: time.nullish(),
  revision: z
    .strictObject({ number: z.int().min(1).max(999_999_999), hash: z.string().max(64) })
    .optional(),
  owner: savedBy.optional(),
  verifiedUntil: day.nullish(),
  verifiedAt: time.nullish(),
  createdAt: time.optional(),
  updatedAt: time.optional(),
  textUpdatedAt: time.optional(),
  unpublishedChanges: z.strictObject({ savedAt: time, savedBy, fields }).optional(),
  /** Of an article that was not created yet: who saved it when. */
  draft: z.strictObject({ savedAt: time, savedBy }).optional(),
  schedule: z
    .strictObject({
      publishAt: time.nullish(),
      unpublishAt: time.nullish(),
      by: savedBy,
      fields: fields.optional(),
    })
    .optional(),
});

export type CheckedRecord = z.infer<typeof recordSchema>;
