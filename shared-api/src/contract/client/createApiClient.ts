import type { Resources, ResourceTable } from '../../resources/table';
import { calls } from '../calls';
import type { Call, CallsOf } from '../callsOf';
import type { ImportAnswer } from '../content/importExport';
import type { Medium } from '../content/media';
import type { contractOf } from '../contract';
import type { Client, Functions } from './Client';
import { createClient } from './createClient';
import {
  type ClientOptions,
  createRequest,
  type MakeRequest,
  type RequestOptions,
  type SendOptions,
  withQuery,
} from './createRequest';
import { type GenerateFromPdf, generateFromPdf } from './generateFromPdf';

interface ImportOptions {
  dryRun: boolean;
  /** Ids of documents that were changed here since the export and should take the file's version. */
  take?: readonly string[];
  /** Ids of documents that should keep their current version. */
  keep?: readonly string[];
  /** Articles of another system are drafts unless it is `source`: then they are as they are there. */
  state?: 'drafts' | 'source';
}

/**
 * Brings in a zip file of at most 50 MB, as `export` makes it or another system does. Creates and updates, and never
 * deletes; keeps what was changed here since the export, and what `keep` names. @throws ApiError 400 when it is no zip file, 403, 409 while another import is under way, 413
 */
type ImportFile = (
  file: Blob,
  options: ImportOptions,
  init?: RequestOptions,
) => Promise<ImportAnswer>;

async function importFile(
  request: MakeRequest,
  { path }: Call,
  file: Blob,
  { dryRun, take = [], keep = [], state }: ImportOptions,
  init?: RequestOptions,
): Promise<ImportAnswer> {
  const body = new FormData();
  if (take.length > 0) body.append('take', take.join(','));
  if (keep.length > 0) body.append('keep', keep.join(','));
  if (state) body.append('state', state);
  body.append('file', new Blob([file], { type: 'application/zip' }), 'help-center.zip');
  return (await request(withQuery(path, { dryRun }), { ...init, method: 'POST', body })).json();
}

export type UploadOptions = RequestOptions & Pick<SendOptions, 'onProgress'>;

/**
 * Adds a file to the library; one that is already there is answered as it is.
 * @throws ApiError 400 when its content is not what its name says, 413
 */
type UploadMedia = (file: File, init?: UploadOptions) => Promise<Medium>;

async function uploadMedia(
  request: MakeRequest,
  { path }: Call,
  file: File,
  init?: UploadOptions,
): Promise<Medium> {
  const body = new FormData();
  body.append('name', file.name);
  body.append('file', file);
  return (await request(path, { ...init, method: 'POST', body })).json();
}

type Table<T extends ResourceTable> = CallsOf<ReturnType<typeof contractOf<T>>>;
type Areas<T extends ResourceTable> = Functions<Table<T>>;

/** The typed client of the whole API. Every non-successful answer raises `ApiError`. */
export type ApiClient<T extends ResourceTable = Resources> = Omit<
  Client<Table<T>>,
  'admin' | 'importExport' | 'media'
> & {
  admin: Omit<Areas<T>['admin'], 'generateFromPdf'> & { generateFromPdf: GenerateFromPdf };
  importExport: Omit<Areas<T>['importExport'], 'import'> & { import: ImportFile };
  media: Omit<Areas<T>['media'], 'upload'> & { upload: UploadMedia };
};

export interface ApiClientOptions<T extends ResourceTable = Resources> extends ClientOptions {
  /** Those of another resource table. */
  calls?: Table<T>;
}

/** Makes a client of the whole API: `createClient`, and the calls that send files. */
export function createApiClient<T extends ResourceTable = Resources>(
  options: ApiClientOptions<T> = {},
): ApiClient<T> {
  const own: Table<Resources> = calls;
  const table = (options.calls ?? own) as typeof own;
  const request = createRequest(options);
  const client = createClient(table, options);
  const { admin, importExport, media } = client;
  return {
    ...client,
    admin: {
      ...admin,
      generateFromPdf: generateFromPdf.bind(null, request, table.admin.generateFromPdf),
    },
    importExport: {
      ...importExport,
      import: importFile.bind(null, request, table.importExport.import),
    },
    media: { ...media, upload: uploadMedia.bind(null, request, table.media.upload) },
  } as unknown as ApiClient<T>;
}
