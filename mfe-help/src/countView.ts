import { readSession, writeSession } from './sessionStore';
import { isStaff } from './staff';

const SESSION_KEY = 'pressline_viewed';

/** Counts a reader of an article: once per browser session, and never staff (design §1.13). */
export function countView(articleId: string): void {
  const viewed = readSession<string[]>(SESSION_KEY, []);
  if (isStaff() || !navigator.onLine || viewed.includes(articleId)) return;
  const isSent = navigator.sendBeacon(`/api/help/articles/${encodeURIComponent(articleId)}/view`);
  if (isSent) writeSession(SESSION_KEY, [...viewed, articleId]);
}
