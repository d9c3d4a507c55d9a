import { FILES_PATH } from '../downloads/downloadFiles';

export const OPENAPI_PATH = '/api/openapi.json';

const PUBLIC_READS = '/api/help/';
/** Previews are not public, and download files are in memory already. */
const OTHER_READS = ['/api/help/preview/', `${FILES_PATH}/`];

/** Whether a request is served from memory, with an ETag. */
export const isPublicRead = ({ method, path }: { method: string; path: string }): boolean =>
  /^(?:get|head)$/i.test(method) &&
  ((path.startsWith(PUBLIC_READS) && !OTHER_READS.some((other) => path.startsWith(other))) ||
    path === OPENAPI_PATH);
