import { useLocation } from '@pressline/shared-ui/router';
import { useEffect, useRef } from 'react';
import { scrollToTarget } from './scrollToTarget';

/** After each client navigation, scrolls and moves focus as a freshly loaded document would. */
export function useNavigationFocus(): void {
  const { pathname, hash, key } = useLocation();
  const lastKey = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname alone must scroll too
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    scrollToTarget(hash);
  }, [pathname, hash, key]);
}
