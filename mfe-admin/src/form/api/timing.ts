import { useEffect, useState } from 'react';

const REQUEST_TIMEOUT_MS = 10_000;

/** The limit for questions before a write: without an answer in time the write is tried anyway. */
export const requestTimeout = () => ({ signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });

/** Whether `isWaiting`, for `ms` at most. */
export function useUntilTimeout(isWaiting: boolean, ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [isWaiting, ms]);
  return isWaiting && !isOver;
}

/** How long a search waits for the next key. */
export const SEARCH_PAUSE_MS = 250;

/** `value` once it has not changed for `pause` milliseconds. */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}

const IDLE_MS = 5 * 60_000;
const USES = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Whether the visitor has used this window in the last five minutes. Background requests stop
 * otherwise, so that they do not prolong an abandoned session.
 */
export function useIsActive(): boolean {
  const [isActive, setIsActive] = useState(true);
  useEffect(() => {
    const setIdle = () => setIsActive(false);
    let timer = setTimeout(setIdle, IDLE_MS);
    function handleUse() {
      clearTimeout(timer);
      timer = setTimeout(setIdle, IDLE_MS);
      setIsActive(true);
    }
    for (const type of USES) window.addEventListener(type, handleUse, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of USES) window.removeEventListener(type, handleUse);
    };
  }, []);
  return isActive;
}
