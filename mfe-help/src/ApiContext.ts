import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { createContext, useContext, useState } from 'react';

/** The API where it is not the page's own. */
export const ApiContext = createContext<ApiClient | null>(null);

export function useApi(): ApiClient {
  const given = useContext(ApiContext);
  const [own] = useState(() => given ?? createApiClient());
  return given ?? own;
}
