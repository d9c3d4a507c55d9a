const SESSION_KEY = 'pressline_reported';

/** Reports without waiting for an answer: a count that is lost costs the reader nothing. */
function report(path: string): void {
  const token = localStorage.getItem('adminToken');
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  fetch(path, { method: 'POST', keepalive: true, headers }).catch(() => {});
}

/** Counts that a question's answer was opened, once in a browser session (design §1.13). */
export function reportFaqView(id: string): void {
  try {
    const reported = sessionStorage.getItem(SESSION_KEY) ?? '';
    if (reported.includes(id)) return;
    sessionStorage.setItem(SESSION_KEY, `${reported} ${id}`);
    report(`/api/help/faqs/${id}/view`);
  } catch {
    // Storage is switched off: without a memory every click would count.
  }
}

/** Counts that a file was fetched. */
export function reportDownload(id: string): void {
  try {
    report(`/api/help/downloads/${id}/download`);
  } catch {
    // Storage is switched off: nobody can tell staff from readers.
  }
}
