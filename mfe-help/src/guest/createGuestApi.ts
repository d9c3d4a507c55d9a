import { type ApiClient, createApiClient } from '@pressline/shared-api';

/** The API at `origin`, without cookies of the reader: a guest is nobody there. */
export const createGuestApi = (origin: string): ApiClient =>
  createApiClient({
    baseUrl: origin,
    fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
  });
