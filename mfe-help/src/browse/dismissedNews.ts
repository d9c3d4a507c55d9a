import type { PublicAnnouncement } from '@pressline/shared-api';
import { readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';

const STORAGE_KEY = 'pressline_dismissed_news';
/** More than are ever active at once; the oldest are removed. */
const MAX_REMEMBERED = 50;

/** For browsers whose storage is off or full: for as long as the page lives. */
let unstored: string | undefined;

/** Names an announcement as it is now; a changed one has a new revision and shows again. */
export const entryOf = ({ id, revision }: Pick<PublicAnnouncement, 'id' | 'revision'>): string =>
  `${id}:${revision}`;

export const readDismissed = (): string => unstored ?? readLocal(STORAGE_KEY) ?? '';

export function writeDismissed(entry: string): void {
  const kept = readDismissed()
    .split(' ')
    .slice(1 - MAX_REMEMBERED);
  const entries = [...kept, entry].join(' ').trim();
  if (!storeLocal(STORAGE_KEY, entries)) unstored = entries;
}

/** Hides what this reader has dismissed from the page as the server sent it. */
export function hideDismissed(): void {
  const dismissed = readDismissed().split(' ');
  const news = [...document.querySelectorAll<HTMLElement>('[data-news]')];
  for (const item of news) item.hidden = dismissed.includes(item.dataset.news ?? '');
  if (news.some(({ hidden }) => !hidden)) return;
  // As if there were none: the standing news take their place.
  for (const item of document.querySelectorAll<HTMLElement>('[data-standing]')) item.hidden = false;
}
