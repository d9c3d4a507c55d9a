const SESSION_KEY = 'pressline_used';

/** Counts a use at `path`: once in a browser session, and never staff (design §1.13). */
function report(path: string): void {
  try {
    const used = (sessionStorage.getItem(SESSION_KEY) ?? '').split(' ');
    if (localStorage.getItem('adminUser') || used.includes(path)) return;
    sessionStorage.setItem(SESSION_KEY, [...used, path].join(' '));
    navigator.sendBeacon(path);
  } catch {
    // Storage is switched off: every click would count, and staff could not be told from readers.
  }
}

/** A question's answer was opened. */
export const reportFaq = (id: string) => report(`/api/help/faqs/${id}/view`);

/** A video was started. */
export const reportVideo = (id: string) => report(`/api/help/videos/${id}/view`);

/** A file was fetched. */
export const reportDownload = (id: string) => report(`/api/help/downloads/${id}/download`);
