import type { Logger } from 'pino';
import { unprocessable } from '../../errors';
import { createLimitedThreads } from '../../http/threads/createLimitedThreads';
import type { ImportFiles, ImportTask } from './archive/readImport';

/** Reads a zip file; when `signal` is aborted, its reason is thrown. @throws HttpError 400, 413, 422 */
export type ReadImport = (task: ImportTask, signal?: AbortSignal) => Promise<ImportFiles>;

/** Reads zip files in a thread, so that no request waits for what is in them. */
export const createImportThreads = (log: Logger, patienceMs = 30_000): ReadImport =>
  createLimitedThreads<ImportTask, ImportFiles>(log, {
    ...{ source: 'content/importExport/importThread.ts', maxThreads: 1, patienceMs },
    refusal: () => unprocessable({ file: 'The files in this zip file take too long to read' }),
  }).run;
