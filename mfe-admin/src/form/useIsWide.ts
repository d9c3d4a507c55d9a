import { media } from '@pressline/shared-ui';
import { useSyncExternalStore } from 'react';

const WIDE = media.medium.replace('@media ', '');

const query = () => window.matchMedia?.(WIDE);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

/** Whether there is room for two columns: tabs down the side of a panel, an article beside its preview. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? false);
}
