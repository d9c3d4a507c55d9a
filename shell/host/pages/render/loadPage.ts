import { createApiClient } from '@pressline/shared-api';
import { createQueryClient } from '@pressline/shared-api/query';
import type { LoadNotFound, LoadRedirect } from '@pressline/shared-api/remote-contract';
import type { QueryClient } from '@tanstack/react-query';
import type { PageRequest } from '../pageRequest';

const API_TIMEOUT_MS = 2_000;
const LOAD_TIMEOUT_MS = 5_000;

interface LoadedPage {
  queryClient: QueryClient;
  /** What `load` has answered instead of a page. */
  instead: LoadRedirect | LoadNotFound | undefined;
  contentVersions: readonly number[];
  /** The other sites whose pictures its articles show, by what the API says. */
  pictureOrigins: readonly string[];
}

/** Lets the remote fetch the data of its page. Throws what its `load` throws, or when that takes too long. */
export async function loadPage(
  { url, match }: PageRequest,
  servicesUrl: string,
): Promise<LoadedPage> {
  const contentVersions: number[] = [];
  const pictureOrigins: string[] = [];
  const seen = { contentVersions, pictureOrigins };
  const api = createApiClient({
    baseUrl: servicesUrl,
    async fetch(input, init) {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(API_TIMEOUT_MS) });
      const version = response.headers.get('x-content-version');
      if (version) contentVersions.push(Number(version));
      pictureOrigins.push(...(response.headers.get('x-picture-origins')?.split(' ') ?? []));
      return response;
    },
  });
  const queryClient = createQueryClient(api);
  const { server } = match?.release ?? {};
  if (!match || !server) return { queryClient, instead: undefined, ...seen };
  const { route, params } = match;
  const instead = await inTime(server.load({ url, route: route.path, params, api, queryClient }));
  return { queryClient, instead, ...seen };
}

/** Rejects when `work` is not done in time: a `load` that never settles must not hold a page forever. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('load() took too long')), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
