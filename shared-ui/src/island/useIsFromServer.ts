import { useState } from 'react';
import { useIsHydrated } from './useIsHydrated';

/** Whether the component was part of the server's HTML. */
export function useIsFromServer(): boolean {
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  return isFromServer;
}
