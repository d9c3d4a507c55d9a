/**
 * Moves a focus that would be lost, with the banner or with a button that is hidden, to the page's
 * content. Waits until a dialog that closes has given the focus back to what opened it, which takes
 * one task.
 */
export function restoreFocus(): void {
  setTimeout(() =>
    setTimeout(() => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || activeElement?.getClientRects().length === 0;
      if (isLost) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    }),
  );
}
