import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component took over, or made, HTML of the server; for as long as it is there. */
export function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}
