import { type RefObject, useEffect, useRef } from 'react';
import type { SearchedBy, UpdateOptions } from '../useHelpAddress';

/** Time without a keystroke after which the search runs. */
const DEBOUNCE_MS = 200;
/** Time after which a search counts as read: Back then leads to it from the next one. */
const TYPING_MS = 2_000;

/** A navigation that the search field did not cause. */
export interface Arrival {
  key: string;
  /** Not by Back or Forward. */
  isByLink: boolean;
}

interface LiveSearch {
  input: RefObject<HTMLInputElement | null>;
  q: string;
  arrival: Arrival | undefined;
  isLive: boolean;
  onSearch: (q: string, options: UpdateOptions) => void;
}

/**
 * The field keeps its text itself, so that nothing is lost while a page is busy; the address
 * follows it. While a search is being typed each address replaces the one before.
 */
export function useLiveSearch({ input, q, arrival, isLive, onSearch }: LiveSearch) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef({ q, typingUntil: 0 });
  const typed = () => input.current?.value.trim() ?? '';

  function now(searchedBy: SearchedBy = 'typing') {
    clearTimeout(timer.current);
    const text = typed();
    const { q: before, typingUntil } = asked.current;
    const isSame = text === before;
    if (isSame && (text === '' || searchedBy === 'typing')) return;
    const isNewEntry = !isSame && performance.now() >= typingUntil;
    onSearch(text, { isNewEntry, searchedBy });
    asked.current = { q: text, typingUntil: performance.now() + TYPING_MS };
  }

  function endTyping() {
    asked.current.typingUntil = 0;
  }

  const arrivalKey = arrival?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    const field = input.current;
    if (!field || arrivalKey === undefined) return;
    clearTimeout(timer.current);
    const isFirst = asked.current.q === q;
    asked.current = { q, typingUntil: 0 };
    if (isFirst) return;
    field.value = q;
    if (!arrival?.isByLink) return;
    // A page that shows the help center as a guest stays where it is.
    if (field.getRootNode() === document) window.scrollTo(0, 0);
    field.focus({ preventScroll: true });
  }, [arrivalKey]);

  // Searches for text that was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isLive) now();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    enter() {
      now('enter');
      endTyping();
    },
    soon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => now(), DEBOUNCE_MS);
    },
    clear() {
      if (!input.current) return;
      input.current.value = '';
      input.current.focus();
      endTyping();
      now();
      endTyping();
    },
    endTyping,
  };
}
