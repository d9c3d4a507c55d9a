import { useEffect, useState } from 'react';

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
