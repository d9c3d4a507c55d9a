import { useEffect, useState } from 'react';

/** Whether `isWaiting`, for `ms` at most. */
export function useBriefly(isWaiting: boolean, ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [isWaiting, ms]);
  return isWaiting && !isOver;
}
