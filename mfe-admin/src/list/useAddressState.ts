import { useLocation } from '@pressline/shared-ui/router';
import { useCallback, useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** How a state stands in the query part of an address. */
export interface AddressFormat<State> {
  read(search: string): State;
  /** With its `?`; empty for the plain address. */
  write(state: State): string;
  /** What is being typed, if anything: the address waits until typing pauses. */
  typed?(state: State): string;
}

/** What changes, or what makes it of the state by then. */
type Part<State> = Partial<State> | ((before: State) => Partial<State>);

/**
 * State that is kept in the address bar. `address` is what the controls show, `settled` what is asked
 * for, once typing pauses. `format` is the same object at each rendering.
 */
export function useAddressState<State>(format: AddressFormat<State>) {
  const { key } = useLocation();
  const [shownKey, setShownKey] = useState(key);
  const [address, setAddress] = useState(() => format.read(window.location.search));
  const [settled, setSettled] = useState(address);
  if (shownKey !== key) {
    const asked = format.read(window.location.search);
    setShownKey(key);
    setAddress(asked);
    setSettled(asked);
  }

  useEffect(() => {
    if (address === settled) return undefined;
    const pause = format.typed?.(address) === format.typed?.(settled) ? 0 : TYPING_PAUSE_MS;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      setSettled(address);
      // On the way to a page whose code is not here yet, this one is still on the screen.
      if (window.location.pathname !== pathname) return;
      // Past the router: for the shell a navigation moves the focus, in the middle of a word.
      window.history.replaceState(window.history.state, '', pathname + format.write(address));
    }, pause);
    return () => clearTimeout(timer);
  }, [address, settled, format]);

  const update = useCallback((part: Part<State>) => {
    setAddress((before) => ({ ...before, ...(part instanceof Function ? part(before) : part) }));
  }, []);
  return { address, settled, update };
}
