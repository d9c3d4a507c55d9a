import { useEffect, useState } from 'react';

/** How long a search waits for the next key. */
export const SEARCH_PAUSE_MS = 250;

/** `value` once it has not changed for `pause` milliseconds. */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
