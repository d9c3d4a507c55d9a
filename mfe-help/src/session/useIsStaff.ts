import { useSyncExternalStore } from 'react';
import { isStaff } from './isStaff';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** `isStaff` for components: false on the server, which renders one page for everyone. */
export const useIsStaff = (): boolean => useSyncExternalStore(subscribe, isStaff, () => false);
