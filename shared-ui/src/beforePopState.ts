/** @returns whether the router is not to hear of it */
type Handler = () => boolean;

let handler: Handler | undefined;

// Heard before the router, which begins to listen when it is mounted: on the window the order of
// registration counts, in Chromium even for the capture phase.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (!event.isTrusted) return;
    if (handler?.()) {
      event.stopImmediatePropagation();
      return;
    }
    // A hash that the browser follows by itself has no state: nothing is fetched for it.
    if (!event.state) return;
    event.stopImmediatePropagation();
    // The router hears of it in an event of our own: within the browser's React renders at once, and
    // shows a loading state for whatever is not ready, where it otherwise leaves the page standing.
    const { state } = event;
    setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', { state })));
  });
}

/**
 * Lets one handler see each Back and Forward before the router does, and keep it from the router.
 * The declarative router has no way to block a navigation.
 * @returns the function that ends it
 */
export function beforePopState(next: Handler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = undefined;
  };
}
