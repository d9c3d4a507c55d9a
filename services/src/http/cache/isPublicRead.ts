import { contract } from '@pressline/shared-api/contract';

const { help, others } = contract;
const { files, service, texts } = others;

const PUBLIC_READS = '/api/help/';
const WHOLE_PATHS: readonly string[] = [service.openApi, texts.home, texts.all].map(
  ({ path }) => path,
);
/** Previews are not public, download files are in memory already, and media are large. */
const OTHER_READS = [help.preview, files.ofProduct, files.ofLibrary].map(({ path }) =>
  path.slice(0, path.indexOf(':')),
);

/** Whether a request is served from memory, with an ETag. */
export const isPublicRead = ({ method, path }: { method: string; path: string }): boolean =>
  /^(?:get|head)$/i.test(method) &&
  ((path.startsWith(PUBLIC_READS) && !OTHER_READS.some((other) => path.startsWith(other))) ||
    WHOLE_PATHS.includes(path));
