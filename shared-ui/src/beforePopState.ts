type Handler = (event: PopStateEvent) => void;

let handler: Handler | undefined;

// Heard before the router, which begins to listen when it is mounted: on the window the order of
// registration counts, in Chromium even for the capture phase.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => handler?.(event));
}

/**
 * Lets one handler see each Back and Forward before the router does; `stopImmediatePropagation`
 * keeps it from the router. The declarative router has no way to block a navigation.
 * @returns the function that ends it
 */
export function beforePopState(next: Handler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = undefined;
  };
}
