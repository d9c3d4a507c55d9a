import { useLocation } from '@pressline/shared-ui/router';
import { useCallback, useEffect, useState } from 'react';
import { SEARCH_PAUSE_MS } from '../form/api/timing';

/** How a state stands in the query part of an address. */
export interface AddressFormat<State> {
  read(search: string): State;
  /** With its `?`; empty for the plain address. */
  write(state: State): string;
  /** The text of a search field, if the state has one: the address waits until typing pauses. */
  typed?(state: State): string;
}

/** The change, or a function that makes it from the latest state. */
type Part<State> = Partial<State> | ((before: State) => Partial<State>);

/**
 * State that is stored in the address. `address` is what the controls show; `debounced` follows once
 * typing pauses, and is what the server is asked for. `format` must be the same object each time.
 */
export function useAddressState<State>(format: AddressFormat<State>) {
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  const [address, setAddress] = useState(() => format.read(window.location.search));
  const [debounced, setDebounced] = useState(address);
  if (shownKey !== key) {
    const asked = format.read(window.location.search);
    setShownKey(key);
    setAddress(asked);
    setDebounced(asked);
  }

  useEffect(() => {
    if (address === debounced) return undefined;
    const typed = format.typed?.(debounced);
    const isTyping = format.typed?.(address) !== typed;
    const { pathname } = window.location;
    const timer = setTimeout(
      () => {
        setDebounced(address);
        // During a navigation to a page whose code still loads, this one stays on the screen.
        if (window.location.pathname !== pathname) return;
        // Back undoes a choice, or all that was typed. Not through the router: the shell moves the focus
        // at each navigation, in the middle of a word.
        const write = isTyping && typed ? 'replaceState' : 'pushState';
        window.history[write](window.history.state, '', pathname + format.write(address));
      },
      isTyping ? SEARCH_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [address, debounced, format]);

  useEffect(() => {
    const { pathname } = window.location;
    const handlePopState = () => {
      if (window.location.pathname !== pathname) return;
      const asked = format.read(window.location.search);
      setAddress(asked);
      setDebounced(asked);
    };
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [format]);

  const update = useCallback((part: Part<State>) => {
    setAddress((before) => ({ ...before, ...(part instanceof Function ? part(before) : part) }));
  }, []);
  return { address, debounced, update };
}
