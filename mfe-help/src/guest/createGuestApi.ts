import { type ApiClient, createApiClient } from '@pressline/shared-api';

/** The API at `address`, without cookies of the reader: a guest is nobody there. */
export const createGuestApi = (address: string): ApiClient =>
  createApiClient({
    baseUrl: new URL(address).origin,
    fetch: (input, init) => fetch(input, { ...init, credentials: 'omit' }),
  });
