import type { ResourceDefinition } from '@pressline/shared-api';
import { useLocation } from '@pressline/shared-ui/router';
import { useCallback, useEffect, useState } from 'react';
import { type ListAddress, readListAddress, writeListAddress } from './listAddress';

const TYPING_PAUSE_MS = 250;

/**
 * Search, filters, order, page and selection, kept in the address bar. `address` is what the
 * controls show, `settled` what the list asks for, once typing pauses.
 */
export function useListAddress(resource: ResourceDefinition) {
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  const [address, setAddress] = useState(() => readListAddress(resource, window.location.search));
  const [settled, setSettled] = useState(address);
  if (shownKey !== key) {
    const asked = readListAddress(resource, window.location.search);
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
      const url = window.location.pathname + writeListAddress(resource, address);
      window.history.replaceState(window.history.state, '', url);
    }, pause);
    return () => clearTimeout(timer);
  }, [address, settled, resource]);

  const update = useCallback((part: Partial<ListAddress>) => {
    setAddress((before) => ({ ...before, ...part }));
  }, []);
  /** Another search or filter shows other records: the first page, and none of them ticked. */
  const filter = useCallback(
    (part: Partial<ListAddress>) => update({ ...part, page: 1, selected: [] }),
    [update],
  );
  return { address, settled: { ...settled, q: settled.q.trim() }, update, filter };
}
