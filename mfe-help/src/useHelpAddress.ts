import { useLocation, useNavigate, useNavigationType } from '@pressline/shared-ui/router';
import { type HelpAddress, helpPath, readHelpAddress } from './helpAddress';

/** How the reader asked for the search: results come while it is typed, and Enter ends that. */
export type SearchedBy = 'typing' | 'enter';

export interface UpdateOptions {
  /** Whether Back leads to what the page shows now. */
  isNewEntry?: boolean;
  /** As before unless given. */
  searchedBy?: SearchedBy;
}

/**
 * The search and the open category: the address bar alone keeps them, so that Back, reload and
 * sharing do. `arrival` changes when a link, Back or Forward brought the reader here; then nothing has
 * been typed.
 */
export function useHelpAddress() {
  const { search, key, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const isOwn = type !== 'POP' && state?.isOwn === true;
  const searchedBy: SearchedBy | undefined = isOwn ? state.searchedBy : undefined;
  const update = (address: Partial<HelpAddress>, options: UpdateOptions = {}) =>
    navigate(helpPath(address), {
      replace: !options.isNewEntry,
      // Marks the history entries that the page itself writes while it is used.
      state: { isOwn: true, searchedBy: options.searchedBy ?? searchedBy },
    });
  return {
    ...readHelpAddress(search),
    searchedBy,
    arrival: isOwn ? undefined : { key, isByLink: type !== 'POP' },
    update,
  };
}
