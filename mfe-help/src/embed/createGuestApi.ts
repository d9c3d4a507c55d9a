import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { accessHint } from './accessHint';

/**
 * The API at `origin`, without cookies of the reader, who is not signed in there. When it does not answer
 * this page, the console says once what to do.
 */
export function createGuestApi(origin: string): ApiClient {
  let hasTold = false;
  return createApiClient({
    baseUrl: origin,
    async fetch(input, init) {
      try {
        return await fetch(input, { ...init, credentials: 'omit' });
      } catch (error) {
        if (error instanceof TypeError && !hasTold) {
          hasTold = true;
          console.error(`The help center of ${origin} cannot be shown. ${accessHint(origin)}`);
        }
        throw error;
      }
    },
  });
}
