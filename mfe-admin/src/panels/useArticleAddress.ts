import { useLocation } from '@pressline/shared-ui/router';
import { useCallback, useEffect, useState } from 'react';
import { type ArticleAddress, readArticleAddress, writeArticleAddress } from './articleAddress';

const TYPING_PAUSE_MS = 250;

/**
 * Search, filter and page, kept in the address bar. `address` is what the controls show, `settled`
 * what the list asks for, once typing pauses.
 */
export function useArticleAddress() {
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  const [address, setAddress] = useState(() => readArticleAddress(window.location.search));
  const [settled, setSettled] = useState(address);
  if (shownKey !== key) {
    const asked = readArticleAddress(window.location.search);
    setShownKey(key);
    setAddress(asked);
    setSettled(asked);
  }

  useEffect(() => {
    if (address === settled) return undefined;
    const pause = address.q === settled.q ? 0 : TYPING_PAUSE_MS;
    const timer = setTimeout(() => {
      setSettled(address);
      // Past the router: for the shell a navigation moves the focus, in the middle of a word.
      const url = window.location.pathname + writeArticleAddress(address);
      window.history.replaceState(window.history.state, '', url);
    }, pause);
    return () => clearTimeout(timer);
  }, [address, settled]);

  const update = useCallback((part: Partial<ArticleAddress>) => {
    setAddress((before) => ({ ...before, ...part }));
  }, []);
  return { address, settled: { ...settled, q: settled.q.trim() }, update };
}
