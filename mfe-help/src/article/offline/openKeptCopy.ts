/** Opens the kept copy of the page that could not be fetched, if there is one, as a new document. */
export async function openKeptCopy(): Promise<void> {
  const { pathname } = window.location;
  try {
    const registration = await navigator.serviceWorker?.getRegistration(pathname);
    if (registration?.active && (await caches.match(pathname))) window.location.reload();
  } catch {
    // Without storage nothing was kept.
  }
}
