import type { RequestOptions, SendOptions } from './client';
import type { ContentKey } from './resources';

/** Largest zip file that can be imported. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** Longer texts are cut in `ImportField`, and end in `…` then. */
export const MAX_IMPORT_VALUE = 4_000;

export type ImportValue = string | number | boolean | string[] | null;

/** One field that an import changes. References are names: a category's, or articles' slugs. */
export interface ImportField {
  name: string;
  before: ImportValue;
  after: ImportValue;
}

/** One document of an import; `title` is what its list shows. */
export interface ImportedDocument {
  /** The path within the zip file. */
  file: string;
  resource: ContentKey;
  title: string;
}

export interface ImportUpdate extends ImportedDocument {
  id: string;
  fields: ImportField[];
}

export interface ImportError {
  file: string;
  /** A sentence for people. */
  message: string;
}

/**
 * What an import does, or would do. When anything is wrong with the files nothing is written, and
 * the lists of an import that was no dry run are empty.
 */
export interface ImportAnswer {
  created: ImportedDocument[];
  updated: ImportUpdate[];
  /** Documents that are in the zip file and here alike. */
  unchanged: number;
  errors: ImportError[];
}

/** `api.transfer`: the whole help center as a zip file of Markdown. All calls throw ApiError. */
export interface TransferApi {
  export(init?: RequestOptions): Promise<Blob>;
  /**
   * Brings in a zip file of at most 10 MB, as `export` makes it. Creates and updates, and never
   * deletes. @throws ApiError 400 when it is no zip file, 409 while another import is under way, 413
   */
  import(file: Blob, options: { dryRun: boolean }, init?: RequestOptions): Promise<ImportAnswer>;
}

const PATH = '/api/admin/help';

/** Makes `api.transfer`. */
export function createTransferApi(
  request: (path: string, options?: SendOptions) => Promise<Response>,
): TransferApi {
  return {
    export: async (init) => (await request(`${PATH}/export`, init)).blob(),
    async import(file, { dryRun }, init) {
      const body = new FormData();
      body.append('file', new Blob([file], { type: 'application/zip' }), 'help-center.zip');
      const path = `${PATH}/import?dryRun=${dryRun}`;
      return (await request(path, { ...init, method: 'POST', body })).json();
    },
  };
}
