import { useSyncExternalStore } from 'react';

// The admin area's own key.
const USER_KEY = 'adminUser';

/** Whether a staff user is signed in in this browser. */
export function isStaff(): boolean {
  try {
    return localStorage.getItem(USER_KEY) !== null;
  } catch {
    return false;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** `isStaff` for components: false on the server, which renders one page for everyone. */
export const useIsStaff = (): boolean => useSyncExternalStore(subscribe, isStaff, () => false);
