declare global {
  interface Window {
    /** Targets of clicks that no code has handled, oldest first. */
    presslineClicks?: readonly Element[];
  }
}

// Clicks whose handler stops propagation count as unhandled too: only the newest are stored.
const MOST = 9;

/** Records clicks from now on. Part of an inline script, so that none comes before it. */
export function recordClicks(): void {
  window.presslineClicks = [];
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      window.presslineClicks = [...(window.presslineClicks ?? []), target].slice(-MOST);
    },
    true,
  );
}

/**
 * Takes every recorded click that is handled. To be called right before React listens.
 * @returns a function that ends it
 */
export function takeHandledClicks(): () => void {
  // React stops a click on what it has not hydrated before it gets here.
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[data-unhandled]')) return;
    takeClick((click) => click === target);
  };
  addEventListener('click', handleClick);
  return () => removeEventListener('click', handleClick);
}

/** Moves clicks to the elements around the words of a translation, which are about to go. */
export function moveClicksToElements(): void {
  window.presslineClicks = window.presslineClicks?.map(
    (target) => target.closest(':not(font)') ?? target,
  );
}

/** Takes the last recorded click for which `isIts` holds; those before it are dropped. */
export function takeClick(isIts: (target: Element) => boolean): Element | undefined {
  const recorded = window.presslineClicks ?? [];
  window.presslineClicks = recorded.filter((target) => !isIts(target));
  return recorded.findLast(isIts);
}

/** Makes a recorded click again, on the element around it that matches `selector`, if it is still there. */
export function replayClick(isIts: (target: Element) => boolean, selector: string): void {
  const element = takeClick(isIts)?.closest<HTMLElement>(selector);
  if (element?.isConnected) element.click();
}
