import type { Resources, ResourceTable } from '../../resources/table';
import { calls } from '../calls';
import type { CallsOf } from '../callsOf';
import type { contractOf } from '../contract';
import type { Client, Functions } from './Client';
import { createClient } from './createClient';
import { type ClientOptions, createRequest } from './createRequest';
import { type GenerateFromPdf, generateFromPdf } from './generateFromPdf';
import { createImport, createUploadMedia, type ImportFile, type UploadMedia } from './uploads';

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
    importExport: { ...importExport, import: createImport(request, table.importExport.import) },
    media: { ...media, upload: createUploadMedia(request, table.media.upload) },
  } as unknown as ApiClient<T>;
}
