/** Puts the focus into the search box, unless its reader is elsewhere already, by focus, place or address. */
export function startFocus(input: HTMLInputElement | null): void {
  const isAtStart = window.scrollY === 0 && !location.hash;
  if (!isAtStart || !document.activeElement?.matches('body, main, h1')) return;
  input?.focus({ preventScroll: true });
}

/**
 * The same for the page as the server sent it. Not by `autofocus`: where a page is loaded again, Firefox
 * and WebKit then scroll to the field, after they have returned to where the reader was.
 */
export function startFocusOnServerPage(): void {
  // The first frame has laid the page out: asked before, it would be laid out for this alone.
  const focus = () =>
    requestAnimationFrame(() =>
      setTimeout(() => startFocus(document.querySelector('[type=search]'))),
    );
  const [navigation] = performance.getEntriesByType('navigation');
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  // A visitor who loads a page again or goes back gets the former place, which is not yet there.
  if (type === 'reload' || type === 'back_forward') addEventListener('load', focus);
  else focus();
}
