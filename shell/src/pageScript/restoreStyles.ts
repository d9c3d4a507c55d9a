/**
 * Puts all styles of the page in the place of those that its document has for readers. To be called
 * before styled-components is evaluated, which takes them up then.
 */
export function restoreStyles(styles: string | undefined): void {
  const forReaders = document.querySelectorAll('[data-reader]');
  if (!styles || forReaders.length === 0) return;
  const { presslineChanged = false } = window;
  document.head.insertAdjacentHTML('beforeend', styles);
  for (const element of forReaders) element.remove();
  // Once that has been noted: it is no change to what React takes over.
  queueMicrotask(() => {
    window.presslineChanged = presslineChanged;
  });
}
