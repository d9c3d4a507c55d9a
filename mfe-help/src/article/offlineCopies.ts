import { articlePath } from '../routes';

const WORKER = '/service-worker.js';
/** The worker handles articles only. */
const SCOPE = '/help/articles/';

function fetchedScripts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'));
}

/** Keeps an article that was read, so that it opens again without network. */
export async function keepForOffline(slug: string): Promise<void> {
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(WORKER, {
      scope: SCOPE,
      updateViaCache: 'none',
    });
    const worker = active ?? waiting ?? installing;
    worker?.postMessage({
      type: 'article-read',
      path: articlePath(slug),
      files: fetchedScripts(),
    });
  } catch {
    // Without a secure context, storage or network nothing is kept.
  }
}

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
