import { takeClick } from './earlyClicks';
import { hasTyped } from './hasTyped';
import { isFollowedHere, isPlainClick } from './isPlainClick';

const MARGIN = '400px 0px';
const USES = ['focusin', 'click'];

/** When a part of a page is needed: when it comes near the viewport, or when it is used. */
export type Need = 'near' | 'used';

/** Settles when `element` comes near the viewport (unless it waits to be used), takes the focus or is clicked. */
export function whenNeeded(
  element: Element,
  need: Need,
): { promise: Promise<void>; wake: () => void; stop: () => void } {
  let wake = () => {};
  let stop = () => {};
  const promise = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: MARGIN },
    );
    wake = () => {
      stop();
      resolve();
    };
    const handleUse = ({ target }: Pick<Event, 'target'>) => {
      if (target instanceof Node && element.contains(target)) wake();
    };
    stop = () => {
      observer.disconnect();
      for (const type of USES) window.removeEventListener(type, handleUse, true);
    };
    if (need === 'near') observer.observe(element);
    // Heard before React, which keeps what happens to what is not hydrated to itself.
    for (const type of USES) window.addEventListener(type, handleUse, true);
    handleUse({ target: document.activeElement });
  });
  return { promise, wake, stop };
}

/** How long a visitor who has typed nothing waits for a link's code before it is followed without. */
const PATIENCE_MS = 2_000;

/**
 * Holds back clicks on links inside `element` while their code is on its way: on those of this site, because
 * a new document would lose what was typed on this one, and on those with `data-needs-script`.
 * @returns a function that ends it
 */
export function holdLinks(element: Element): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !element.contains(target)) return;
    clearTimeout(patience);
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    // Its code does something else than to follow it, such as to play a video here.
    if ('needsScript' in link.dataset && isPlainClick(event)) {
      event.preventDefault();
      return;
    }
    if (!isFollowedHere(link, event)) {
      takeClick((kept) => kept === target);
      return;
    }
    event.preventDefault();
    if (!hasTyped()) patience = setTimeout(() => location.assign(link.href), PATIENCE_MS);
  };
  // Ahead of React, which stops a click on what it has not hydrated.
  window.addEventListener('click', handleClick, true);
  return () => {
    clearTimeout(patience);
    window.removeEventListener('click', handleClick, true);
  };
}
