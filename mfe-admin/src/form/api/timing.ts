import { useEffect, useState } from 'react';

const PATIENCE_MS = 10_000;

/** For what is asked before a write: a server that does not answer keeps nobody from trying it. */
export const inTime = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

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

const REST_MS = 5 * 60_000;
const USES = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Whether somebody has used this window in the last five minutes. Background requests stop when nobody
 * has, so that they do not keep an abandoned session open.
 */
export function useIsActive(): boolean {
  const [isActive, setIsActive] = useState(true);
  useEffect(() => {
    const rest = () => setIsActive(false);
    let timer = setTimeout(rest, REST_MS);
    function handleUse() {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
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
