import type { ImportAnswer } from '../wire/importExport';
import { call, type MakeRequest, pathOf, withQuery } from './call';
import type { RequestOptions } from './client';

/** Largest zip file that can be imported. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;
/** Longer texts are cut in `ImportField`, and end in `…` then. */
export const MAX_IMPORT_VALUE = 4_000;

export const importExportCalls = {
  export: call<[], Blob>('GET /api/admin/help/export', { as: 'blob' }),
};

export const importCall = call('POST /api/admin/help/import?');

/** Largest lists of ids in `take` and `keep` together. */
export const MAX_CHOICES_BYTES = 512 * 1024;

interface ImportOptions {
  dryRun: boolean;
  /** Ids of documents that were changed here since the export and should take the file's version. */
  take?: readonly string[];
  /** Ids of documents that should keep their current version. */
  keep?: readonly string[];
}

/**
 * Brings in a zip file of at most 50 MB, as `export` makes it. Creates and updates, and never
 * deletes; keeps what was changed here since the export, and what `keep` names. @throws ApiError 400 when it is no zip file, 409 while another import is under way, 413
 */
export type ImportFile = (
  file: Blob,
  options: ImportOptions,
  init?: RequestOptions,
) => Promise<ImportAnswer>;

export const createImport =
  (request: MakeRequest): ImportFile =>
  async (file, { dryRun, take = [], keep = [] }, init) => {
    const body = new FormData();
    if (take.length > 0) body.append('take', take.join(','));
    if (keep.length > 0) body.append('keep', keep.join(','));
    body.append('file', new Blob([file], { type: 'application/zip' }), 'help-center.zip');
    const path = withQuery(pathOf(importCall), { dryRun });
    return (await request(path, { ...init, method: 'POST', body })).json();
  };
