import { isPlainClick } from '@pressline/shared-ui';
import { beforePopState } from '@pressline/shared-ui/router';

const historyIndex = (): number | undefined =>
  (window.history.state as { idx?: number } | null)?.idx;

/** Whether a click on `link` leaves this page in this tab. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isHere = link.target === '' || link.target === '_self';
  const isPlace = link.getAttribute('href')?.startsWith('#') || link.hasAttribute('download');
  return isPlainClick(event) && isHere && !isPlace;
}

/**
 * Keeps the visitor on the page when they go Back or Forward or follow a link, and asks instead;
 * `leave` does what they were about to do, once the blocking has ended. The router has nothing of
 * the kind: it counts its entries in `history.state.idx`, which tells how far to go back.
 * @returns the function that ends it
 */
export function blockLeaving(ask: (leave: () => void) => void): () => void {
  const here = { index: historyIndex(), path: window.location.pathname };
  let isReturning = false;

  function handlePopState(): boolean {
    if (isReturning) {
      isReturning = false;
      return true;
    }
    const index = historyIndex();
    // A hash that was typed into the address bar makes an entry of its own on the same page.
    if (index === undefined || here.index === undefined || window.location.pathname === here.path) {
      return false;
    }
    const steps = index - here.index;
    isReturning = true;
    window.history.go(-steps);
    ask(() => window.history.go(steps));
    return true;
  }

  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || !leavesPage(link, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(() => link.click());
  }

  const stopPopState = beforePopState(handlePopState);
  window.addEventListener('click', handleClick, true);
  return () => {
    stopPopState();
    window.removeEventListener('click', handleClick, true);
  };
}
