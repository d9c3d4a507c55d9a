const MARGIN = '400px 0px';

/** When a part of a page is needed: when it comes near the viewport, or when it is used. */
export type Need = 'near' | 'used';

/**
 * Settles when `element` comes near the viewport (unless it waits to be used), takes the focus, or
 * when the visitor clicks anywhere: what a click leads to may need every part of the page.
 */
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
    const handleFocus = () => {
      if (element.contains(document.activeElement)) wake();
    };
    stop = () => {
      observer.disconnect();
      window.removeEventListener('focusin', handleFocus, true);
      window.removeEventListener('click', wake, true);
    };
    if (need === 'near') observer.observe(element);
    // Heard before React, which keeps the focus of what is not hydrated to itself.
    window.addEventListener('focusin', handleFocus, true);
    window.addEventListener('click', wake, true);
    handleFocus();
  });
  return { promise, wake, stop };
}
