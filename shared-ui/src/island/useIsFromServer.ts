import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component was part of the server's HTML. */
export function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}
