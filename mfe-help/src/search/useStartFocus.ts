import { useIsFromServer } from '@pressline/shared-ui';
import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus into `input` once the page has come up by client navigation, after the shell has
 * put it on the heading. A reader who is elsewhere already (focus or scroll position) stays there.
 * @returns whether `input` gets the `autofocus` attribute: only in HTML from the server. After a
 * client navigation React would set the focus itself, and Firefox would scroll to it.
 */
export function useStartFocus(
  input: RefObject<HTMLInputElement | null>,
  isWanted: boolean,
): boolean {
  const isFromServer = useIsFromServer();
  useEffect(() => {
    if (!isWanted) return;
    const frame = requestAnimationFrame(() => {
      const isAtStart = window.scrollY === 0 && document.activeElement?.matches('body, main, h1');
      if (isAtStart) input.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [input, isWanted]);
  return isWanted && isFromServer;
}
