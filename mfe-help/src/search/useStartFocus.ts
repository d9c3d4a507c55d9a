import { useIsFromServer } from '@pressline/shared-ui';
import { type RefObject, useEffect } from 'react';
import { startFocus } from './startFocus';

/**
 * Puts the focus into `input` once the page has come up by client navigation, after the shell has put
 * it on the heading. In HTML from the server the early script has done so.
 */
export function useStartFocus(input: RefObject<HTMLInputElement | null>, isWanted: boolean): void {
  const isFromServer = useIsFromServer();
  useEffect(() => {
    if (!isWanted || isFromServer) return;
    const frame = requestAnimationFrame(() => startFocus(input.current));
    return () => cancelAnimationFrame(frame);
  }, [input, isWanted, isFromServer]);
}
