import { readSession, writeSession } from './sessionStore';
import { isStaff } from './staff';

const SESSION_KEY = 'pressline_used';

/** Counts a use at `path`: once in a browser session, and never staff. */
function report(path: string): void {
  const used = readSession<string[]>(SESSION_KEY, []);
  if (isStaff() || !navigator.onLine || used.includes(path)) return;
  if (navigator.sendBeacon(path)) writeSession(SESSION_KEY, [...used, path]);
}

/** An article was read. */
export const reportArticle = (id: string) => report(`/api/help/articles/${id}/view`);

/** A question's answer was opened. */
export const reportFaq = (id: string) => report(`/api/help/faqs/${id}/view`);

/** A video was started. */
export const reportVideo = (id: string) => report(`/api/help/videos/${id}/view`);

/** A file was fetched. */
export const reportDownload = (id: string) => report(`/api/help/downloads/${id}/download`);
