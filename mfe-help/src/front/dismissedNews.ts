import type { PublicAnnouncement } from '@pressline/shared-api';

const STORAGE_KEY = 'pressline_dismissed_news';
/** More than are ever active at once; the oldest are removed. */
const MAX_REMEMBERED = 50;

/** For browsers whose storage is off or full: for as long as the page lives. */
let unstored: string | undefined;

/** Names an announcement as it is now; a changed one has a new revision and shows again. */
export const entryOf = ({ id, revision }: Pick<PublicAnnouncement, 'id' | 'revision'>): string =>
  `${id}:${revision}`;

export function readDismissed(): string {
  try {
    return unstored ?? localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

export function writeDismissed(entry: string): void {
  const kept = readDismissed()
    .split(' ')
    .slice(1 - MAX_REMEMBERED);
  const entries = [...kept, entry].join(' ').trim();
  try {
    localStorage.setItem(STORAGE_KEY, entries);
  } catch {
    unstored = entries;
  }
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
