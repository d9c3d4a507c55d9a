const MARGIN = '400px 0px';

/**
 * Settles when `element` comes near the viewport, or when the visitor clicks anywhere: what a click
 * leads to may need every part of the page.
 */
export function whenNeeded(element: Element): { promise: Promise<void>; stop: () => void } {
  let stop = () => {};
  const promise = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: MARGIN },
    );
    const wake = () => {
      stop();
      resolve();
    };
    stop = () => {
      observer.disconnect();
      window.removeEventListener('click', wake, true);
    };
    observer.observe(element);
    window.addEventListener('click', wake, true);
  });
  return { promise, stop };
}
