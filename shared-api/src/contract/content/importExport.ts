import { z } from 'zod';
import { file, ok } from '../answer';
import { upload } from '../body';
import { contentKey, count, named, namedObject, objectId, time } from '../common';
import { endpoint } from '../endpoint';
import { MAX_IMPORT_BYTES } from '../values';
import { impactGroup } from './impact';
import { operation } from './operations';

const importQuery = z.strictObject({
  dryRun: z.enum(['true', 'false'], 'Must be true or false').transform((value) => value === 'true'),
});

const importUpload = namedObject('ImportUpload', {
  file: z.file().mime('application/zip'),
  /** Ids, with commas between them: of documents that were changed here and take the file's version. */
  take: z.string().optional(),
  /** Ids of documents that keep their current version. */
  keep: z.string().optional(),
  /** `source`: articles of another system are published if they are so there; drafts otherwise. */
  state: z.enum(['drafts', 'source']).optional(),
});

/** `take` or `keep` of an upload. */
export const chosenIds = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(objectId.toLowerCase()));

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

/** One field that an import changes. References are names: a category's, or articles' slugs. */
const field = z.object({ name: z.string(), before: value, after: value });

const document = z.object({
  /** The path within the zip file. */
  file: z.string(),
  /** Its name in the resource table. */
  resource: contentKey,
  /** What its list shows. */
  title: z.string(),
});
const update = document.extend({ id: objectId, fields: z.array(field) });
const kept = update.extend({
  changedAt: time,
  /** A username; null when the system did. */
  changedBy: z.string().nullable(),
});

const remark = z.object({
  file: z.string(),
  /** A sentence for people. */
  message: z.string(),
});

/**
 * What an import does, or would do. When anything is wrong with the files nothing is written, and
 * the lists of an import that was no dry run are empty. A large import is answered while it goes on.
 */
const importAnswer = namedObject('ImportAnswer', {
  /** The system that the files are of; null for an export of this help center. */
  source: z.string().nullable(),
  created: z.array(document),
  updated: z.array(update),
  /** What stays: what was changed here since the export, unless `take` names it, and what `keep` names. */
  kept: z.array(kept),
  /** Documents that are in the zip file and here alike. */
  unchanged: count,
  /** Images and files that the media library lacked. */
  media: count,
  /** What of the files is left out, or stays as it is here, though nothing is wrong. */
  warnings: z.array(remark),
  errors: z.array(remark),
  /** Paths of files that no export has, 100 at most: nothing of them is read. */
  ignored: z.array(z.string()),
  /** What depends on documents that it would rename or unpublish; of a dry run alone. */
  impact: z.array(impactGroup),
  /** What became of it so far; null where nothing is written. */
  operation: operation.nullable(),
});

const helpCenterZip = named('HelpCenterZip', z.string().describe('A zip file'));

const staff = { tag: 'Staff', access: 'admin', limits: ['importExport'] } as const;

/** `api.importExport`: export and import of the whole help center as a zip file. */
export const importExportEndpoints = {
  export: endpoint('GET /api/admin/help/export', {
    ...staff,
    summary: 'Export the help center as a zip file of Markdown with front matter',
    done: 'Exported the help center',
    isAudited: true,
    answers: { 200: file('application/zip', helpCenterZip) },
  }),
  import: endpoint('POST /api/admin/help/import', {
    ...staff,
    summary:
      'Create and update content from a zip file of an export or of another system, or preview that',
    done: 'Imported from a zip file',
    query: importQuery,
    body: upload(importUpload, MAX_IMPORT_BYTES),
    answers: { 200: ok(importAnswer, 'The changes that were made, or would be') },
    errors: ['conflict', 'forbidden'],
  }),
};

export type ImportValue = z.infer<typeof value>;
export type ImportField = z.infer<typeof field>;
export type ImportUpdate = z.infer<typeof update>;
export type ImportKept = z.infer<typeof kept>;
export type ImportError = z.infer<typeof remark>;
export type ImportAnswer = z.infer<typeof importAnswer>;
