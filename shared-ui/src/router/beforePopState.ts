/** @returns whether the router is not to hear of it */
type Handler = () => boolean;

/** What the router keeps with an entry of the history, as far as it is needed here. */
interface Entry {
  idx: number;
  key?: string;
}

let handler: Handler | undefined;
let left: { entry: Entry | null; url: string } | undefined;

function rememberEntry(): void {
  left = { entry: history.state, url: window.location.href };
}

/** The browser makes entries without any state when it follows a hash by itself: all would be one to the router. */
function nameEntry(): void {
  const { entry, url } = left ?? { entry: null, url: '' };
  const isSame = url === window.location.href;
  const state: Entry = {
    idx: (entry?.idx ?? 0) + (isSame ? 0 : 1),
    key: isSame ? entry?.key : Math.random().toString(36).slice(2, 10),
  };
  history.replaceState(state, '');
}

// Heard before the router, which begins to listen when it is mounted: on the window the order of
// registration counts, in Chromium even for the capture phase.
if (typeof window !== 'undefined') {
  window.addEventListener('click', rememberEntry, true);
  window.addEventListener('popstate', (event) => {
    if (!event.isTrusted) return;
    if (handler?.()) {
      event.stopImmediatePropagation();
      return;
    }
    if (!event.state) nameEntry();
    event.stopImmediatePropagation();
    // Tell the router in our own event: inside the browser's, React renders synchronously and shows a
    // loading state for whatever is not ready, where it otherwise leaves the page standing. The heading
    // that the browser is about to scroll to would be gone.
    const { state } = history;
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
