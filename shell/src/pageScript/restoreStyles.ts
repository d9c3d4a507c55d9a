/**
 * Puts all styles of the page in the place of those that its document has for readers. To be called
 * before styled-components is evaluated, which takes them up then.
 */
export function restoreStyles(styles: string | undefined): void {
  if (!styles) return;
  const { presslineChanged } = window;
  const forReaders = document.querySelectorAll('[data-reader]');
  document.head.insertAdjacentHTML('beforeend', styles);
  for (const element of forReaders) element.remove();
  // This is no change to what React takes over; whoever watches for those hears of it first.
  queueMicrotask(() => {
    if (!presslineChanged) delete window.presslineChanged;
  });
}
