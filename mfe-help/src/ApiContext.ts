import { type Client, type ClientOptions, calls, createClient } from '@pressline/shared-api';
import { createContext, useContext, useState } from 'react';

const areas = { forms: calls.forms, reports: calls.reports };

/** What pages of the help center call besides what they read. */
export type HelpApi = Client<typeof areas>;

export const createHelpApi = (options?: ClientOptions): HelpApi => createClient(areas, options);

/** The API where it is not the page's own. */
export const ApiContext = createContext<HelpApi | null>(null);

export function useApi(): HelpApi {
  const given = useContext(ApiContext);
  const [own] = useState(() => given ?? createHelpApi());
  return given ?? own;
}
