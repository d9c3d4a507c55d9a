import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { createContext, useContext, useState } from 'react';

/** The API where it is not the page's own. */
export const ApiContext = createContext<ApiClient | null>(null);

/** The API client of the help center that the page belongs to. */
export function useApi(): ApiClient {
  const given = useContext(ApiContext);
  const [own] = useState(() => given ?? createApiClient());
  return given ?? own;
}
