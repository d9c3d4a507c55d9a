/** Says that code which the visitor wants could not be loaded; `detail` loads it again. */
export const LOAD_FAILED_EVENT = 'pressline:load-failed';

const CONTROLS = 'button, label, input, textarea, select, [data-needs-script]';

/**
 * Resolves once the code of `element` is to be loaded again: when the network is back, or when a visitor who
 * uses what needs it, or has done so, asks for that.
 */
export function untilRetry(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const tell = () => window.dispatchEvent(new CustomEvent(LOAD_FAILED_EVENT, { detail: retry }));
    const isUse = (target: unknown) =>
      target instanceof Element && element.contains(target) && target.closest(CONTROLS) !== null;
    const handleUse = ({ target }: Event) => {
      if (isUse(target)) tell();
    };
    function retry() {
      window.removeEventListener('click', handleUse, true);
      window.removeEventListener('online', retry);
      resolve();
    }
    window.addEventListener('click', handleUse, true);
    window.addEventListener('online', retry);
    if (isUse(document.activeElement) || window.presslineClicks?.some(isUse)) tell();
  });
}
