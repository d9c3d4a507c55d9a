import { useLocation, useNavigate, useNavigationType } from '@pressline/shared-ui/router';
import { type HelpAddress, helpPath, readHelpAddress } from './helpAddress';

/** Marks the history entries that the page itself writes while it is used. */
const own = { isOwn: true };

interface UpdateOptions {
  /** Whether Back shall lead to what the page shows now. */
  isNewEntry?: boolean;
}

/**
 * The search and the open category: the address bar alone keeps them, so that Back, reload and
 * sharing do. `arrival` changes when a link, Back or Forward brought the reader here.
 */
export function useHelpAddress() {
  const { search, key, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const isOwn = type !== 'POP' && state?.isOwn === true;
  const update = (address: Partial<HelpAddress>, { isNewEntry = false }: UpdateOptions = {}) =>
    navigate(helpPath(address), { replace: !isNewEntry, state: own });
  return {
    ...readHelpAddress(search),
    arrival: isOwn ? undefined : { key, isByLink: type !== 'POP' },
    update,
  };
}
