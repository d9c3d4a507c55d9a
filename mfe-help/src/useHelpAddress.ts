import { useLocation } from '@pressline/shared-ui/router';
import { useEffect, useState } from 'react';
import { type HelpAddress, helpPath, readHelpAddress } from './helpAddress';

/**
 * The search and the open category, kept in the address bar so that Back, reload and sharing keep
 * them. `key` changes with each real navigation.
 */
export function useHelpAddress() {
  const { search, key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  const [address, setAddress] = useState(() => readHelpAddress(search));
  if (shownKey !== key) {
    setShownKey(key);
    setAddress(readHelpAddress(search));
  }

  // Written past the router: a navigation scrolls up and moves focus, in the middle of a word.
  useEffect(() => {
    const shown = readHelpAddress(window.location.search);
    if (shown.q === address.q && shown.category === address.category) return;
    window.history.replaceState(window.history.state, '', helpPath(address));
  }, [address]);

  const update = (part: Partial<HelpAddress>) => setAddress((old) => ({ ...old, ...part }));
  return { ...address, key, update };
}
