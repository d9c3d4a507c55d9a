import type { ImportAnswer } from '../wire/importExport';
import { call, type MakeRequest, pathOf, withQuery } from './call';
import type { RequestOptions } from './client';

/** Largest zip file that can be imported. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** Longer texts are cut in `ImportField`, and end in `…` then. */
export const MAX_IMPORT_VALUE = 4_000;

export const importExportCalls = {
  export: call<(init?: RequestOptions) => Promise<Blob>>('GET /api/admin/help/export', {
    as: 'blob',
  }),
};

export const importCall = call('POST /api/admin/help/import?');

/**
 * Brings in a zip file of at most 10 MB, as `export` makes it. Creates and updates, and never
 * deletes. @throws ApiError 400 when it is no zip file, 409 while another import is under way, 413
 */
export type ImportFile = (
  file: Blob,
  options: { dryRun: boolean },
  init?: RequestOptions,
) => Promise<ImportAnswer>;

/** Makes `api.importExport.import`. */
export const createImport =
  (request: MakeRequest): ImportFile =>
  async (file, options, init) => {
    const body = new FormData();
    body.append('file', new Blob([file], { type: 'application/zip' }), 'help-center.zip');
    const path = withQuery(pathOf(importCall), options);
    return (await request(path, { ...init, method: 'POST', body })).json();
  };
