import { useEffect } from 'react';
import { useSession } from '../auth/useSession';

/** While `isUnsaved`, closing the page asks first, and a logout elsewhere keeps the page open. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  const session = useSession();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const release = session.holdWork();
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      release();
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [isUnsaved, session]);
}
