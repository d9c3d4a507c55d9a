import { useEffect } from 'react';
import { removeKeptCopyNotice } from './keptCopyNotice';
import { watchReading } from './watchReading';

/** Counts and keeps the article with this id once it is shown; the early script does so with the first. */
export function useReading(id: string | undefined): void {
  useEffect(() => {
    if (!id) return undefined;
    watchReading();
    // The worker's notice is about the first article alone.
    return () => removeKeptCopyNotice();
  }, [id]);
}
