import { useEffect, useState } from 'react';

/** Keeps the screen awake while the page is visible, where the browser can; tells whether it does. */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function take() {
      // The browser releases the lock of a page that is hidden.
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isOver) return void taken.release();
        lock = taken;
        setIsAwake(true);
        taken.addEventListener('release', () => setIsAwake(false));
      } catch {
        // Without battery, permission or support the screen follows its own rules.
      }
    }
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
