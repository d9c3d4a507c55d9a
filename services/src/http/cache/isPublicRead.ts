import { MEDIA_PATH } from '@pressline/shared-api';
import { FILES_PATH } from '../downloads/downloadFiles';

export const OPENAPI_PATH = '/api/openapi.json';

export const HOME_MARKDOWN_PATH = '/api/help.md';
export const FULL_TEXT_PATH = '/api/llms-full.txt';

const PUBLIC_READS = '/api/help/';
const WHOLE_PATHS: readonly string[] = [OPENAPI_PATH, HOME_MARKDOWN_PATH, FULL_TEXT_PATH];
/** Previews are not public, download files are in memory already, and media are large. */
const OTHER_READS = ['/api/help/preview/', `${FILES_PATH}/`, `${MEDIA_PATH}/`];

/** Whether a request is served from memory, with an ETag. */
export const isPublicRead = ({ method, path }: { method: string; path: string }): boolean =>
  /^(?:get|head)$/i.test(method) &&
  ((path.startsWith(PUBLIC_READS) && !OTHER_READS.some((other) => path.startsWith(other))) ||
    WHOLE_PATHS.includes(path));
