import type { PublicAnnouncement } from '@pressline/shared-api';
import { useSyncExternalStore } from 'react';
import { entryOf, readDismissed, writeDismissed } from './dismissedNews';

type Revision = Pick<PublicAnnouncement, 'id' | 'revision'>;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function dismiss(announcement: Revision): void {
  writeDismissed(entryOf(announcement));
  for (const listener of listeners) listener();
}

export function useDismissed() {
  const entries = useSyncExternalStore(subscribe, readDismissed, () => '').split(' ');
  return { isDismissed: (one: Revision) => entries.includes(entryOf(one)), dismiss };
}
