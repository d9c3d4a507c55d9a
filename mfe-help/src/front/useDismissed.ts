import type { PublicAnnouncement } from '@pressline/shared-api';
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'pressline_dismissed_news';
/** More than are ever active at once; the oldest are removed. */
const MAX_REMEMBERED = 50;

type Revision = Pick<PublicAnnouncement, 'id' | 'revision'>;

const listeners = new Set<() => void>();
/** For browsers whose storage is off or full: for as long as the page lives. */
let unstored: string | undefined;

function read(): string {
  try {
    return unstored ?? localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const entryOf = ({ id, revision }: Revision) => `${id}:${revision}`;

function dismiss(announcement: Revision): void {
  const kept = read()
    .split(' ')
    .slice(1 - MAX_REMEMBERED);
  const entries = [...kept, entryOf(announcement)].join(' ').trim();
  try {
    localStorage.setItem(STORAGE_KEY, entries);
  } catch {
    unstored = entries;
  }
  for (const listener of listeners) listener();
}

/** Which announcements this reader has dismissed; a changed one has a new revision and shows again. */
export function useDismissed() {
  const entries = useSyncExternalStore(subscribe, read, () => '').split(' ');
  return { isDismissed: (one: Revision) => entries.includes(entryOf(one)), dismiss };
}
