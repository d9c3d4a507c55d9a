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
