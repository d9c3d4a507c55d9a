import { useEffect } from 'react';
import { useSession } from '../auth/useSession';

/** While `isUnsaved`, closing the page asks first and a logout elsewhere leaves the page standing. */
export function useUnsavedWork(isUnsaved: boolean): void {
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
