const SAVE_MS = 100;

const keyHere = (): string => history.state?.key ?? 'default';

/** Where the page of this entry of the history was left, in pixels from its top; undefined on the first visit. */
export function positionHere(): number | undefined {
  return history.state?.scrollTop;
}

/**
 * For a document whose scripts have not started: restores the scroll position that a started document
 * saved for this history entry. Then the browser manages it, so that scripts that start later do not
 * return to a position that the reader has left since.
 */
export function returnToPosition(): void {
  const scrollTop = positionHere();
  if (scrollTop === undefined) return;
  // There the browser restores nothing.
  const isLeftToUs = history.scrollRestoration === 'manual';
  history.scrollRestoration = 'auto';
  history.replaceState({ ...history.state, scrollTop: undefined }, '');
  if (isLeftToUs) requestAnimationFrame(() => window.scrollTo(0, scrollTop));
}

/**
 * Saves the position of the entry that the router knows as `key` in the entry itself, so that it
 * also outlives the document.
 * @returns a function that ends it
 */
export function savePosition(key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function save() {
    clearTimeout(timer);
    timer = undefined;
    // In between, the address is the next page's already.
    if (keyHere() !== key || positionHere() === window.scrollY) return;
    history.replaceState({ ...history.state, scrollTop: window.scrollY }, '');
  }
  // Browsers allow few changes of an entry in a second.
  function handleScroll() {
    timer ??= setTimeout(save, SAVE_MS);
  }
  function handleClick() {
    if (timer !== undefined) save();
  }

  if (positionHere() === undefined) save();
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('click', handleClick, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', handleScroll);
    window.removeEventListener('click', handleClick, true);
  };
}
