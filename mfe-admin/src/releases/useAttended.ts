import { useEffect, useState } from 'react';

const UNATTENDED_MS = 5 * 60_000;
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Whether somebody has touched the page in the last five minutes. What fetches by itself stops
 * otherwise: a session that nobody uses has to end.
 */
export function useAttended(): boolean {
  const [isAttended, setIsAttended] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function note() {
      clearTimeout(timer);
      timer = setTimeout(() => setIsAttended(false), UNATTENDED_MS);
      setIsAttended(true);
    }
    note();
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    };
  }, []);
  return isAttended;
}
