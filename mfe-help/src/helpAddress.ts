import { HELP_PATH } from './routes';

export interface HelpAddress {
  q: string;
  category: string;
}

const CATEGORY_ID = /^[0-9a-f]{24}$/;

/** Reads the query of /help; an invalid category id counts as none. */
export function readHelpAddress(search: string): HelpAddress {
  const params = new URLSearchParams(search);
  const category = params.get('category') ?? '';
  return {
    // HTML cannot contain all control characters: server and browser would differ.
    q: (params.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim(),
    category: CATEGORY_ID.test(category) ? category : '',
  };
}

/** The path and query of /help for an address; empty parts are left out. */
export function helpPath(address: Partial<HelpAddress>): string {
  const params = new URLSearchParams(Object.entries(address).filter(([, value]) => value));
  const query = params.toString();
  return query ? `${HELP_PATH}?${query}` : HELP_PATH;
}

/** Id of the panel that an open category shows; the shell scrolls to it by the address's hash. */
export const categoryPanelId = (id: string): string => `category-${id}`;

/** The contact form, with what was searched for as its subject. */
export const contactPath = (topic = ''): string =>
  topic ? `/?${new URLSearchParams({ topic })}#contact` : '/#contact';
