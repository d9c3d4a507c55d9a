/**
 * Moves a focus that would be lost with the banner to the page's content. Waits until a dialog
 * that closes has given the focus back to what opened it, which takes one task.
 */
export function restoreFocus(): void {
  setTimeout(() =>
    setTimeout(() => {
      const { activeElement, body, documentElement } = document;
      const isInBar = activeElement?.closest('[data-consent-bar]');
      const isBarGone = documentElement.dataset.consent === 'given';
      if (activeElement && activeElement !== body && !(isInBar && isBarGone)) return;
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }),
  );
}
