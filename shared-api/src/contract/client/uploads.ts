import type { Call } from '../callsOf';
import type { ImportAnswer } from '../content/importExport';
import type { Medium } from '../content/media';
import {
  type MakeRequest,
  type RequestOptions,
  type SendOptions,
  withQuery,
} from './createRequest';

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
  (request: MakeRequest, { path }: Call): ImportFile =>
  async (file, { dryRun, take = [], keep = [] }, init) => {
    const body = new FormData();
    if (take.length > 0) body.append('take', take.join(','));
    if (keep.length > 0) body.append('keep', keep.join(','));
    body.append('file', new Blob([file], { type: 'application/zip' }), 'help-center.zip');
    return (await request(withQuery(path, { dryRun }), { ...init, method: 'POST', body })).json();
  };

export type UploadOptions = RequestOptions & Pick<SendOptions, 'onProgress'>;

/**
 * Adds a file to the library; one that is already there is answered as it is.
 * @throws ApiError 400 when its content is not what its name says, 413
 */
export type UploadMedia = (file: File, init?: UploadOptions) => Promise<Medium>;

export const createUploadMedia =
  (request: MakeRequest, { path }: Call): UploadMedia =>
  async (file, init) => {
    const body = new FormData();
    body.append('name', file.name);
    body.append('file', file);
    return (await request(path, { ...init, method: 'POST', body })).json();
  };
