const WORKER = '/service-worker.js';
/** The worker handles articles only. */
const SCOPE = '/help/articles/';

function fetchedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\.(?:js|css)$/.test(name));
}

/** Keeps the article at `path`, which was read, so that it opens again without network. */
export async function cacheForOffline(path: string): Promise<void> {
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(WORKER, {
      scope: SCOPE,
      updateViaCache: 'none',
    });
    const worker = active ?? waiting ?? installing;
    worker?.postMessage({ type: 'article-read', path, files: fetchedFiles() });
  } catch {
    // Without a secure context, storage or network nothing is kept.
  }
}
