declare global {
  interface Window {
    /** Targets of clicks that no code has answered, oldest first. */
    presslineClicks?: readonly Element[];
  }
}

// Clicks whose handler stops propagation count as unanswered too: only the newest are kept.
const MOST = 9;

/** Keeps clicks from now on. Part of an inline script, so that none comes before it. */
export function keepClicks(): void {
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
 * Takes every kept click that is answered. To be called right before React listens.
 * @returns a function that ends it
 */
export function takeAnsweredClicks(): () => void {
  // React stops a click on what it has not hydrated before it gets here.
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[data-unanswered]')) return;
    takeClick((kept) => kept === target);
  };
  addEventListener('click', handleClick);
  return () => removeEventListener('click', handleClick);
}

/** Keeps clicks for the elements around the words of a translation, which are about to go. */
export function keepClicksOnElements(): void {
  window.presslineClicks = window.presslineClicks?.map(
    (target) => target.closest(':not(font)') ?? target,
  );
}

/** Takes the last kept click for which `isIts` holds; those before it are dropped. */
export function takeClick(isIts: (target: Element) => boolean): Element | undefined {
  const kept = window.presslineClicks ?? [];
  window.presslineClicks = kept.filter((target) => !isIts(target));
  return kept.findLast(isIts);
}

/** Makes a kept click again, on the element around it that matches `selector`, if it is still there. */
export function replayClick(isIts: (target: Element) => boolean, selector: string): void {
  const element = takeClick(isIts)?.closest<HTMLElement>(selector);
  if (element?.isConnected) element.click();
}
