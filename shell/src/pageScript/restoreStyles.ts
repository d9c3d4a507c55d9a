import { styleMarkers } from '../page/styleMarkers';

/**
 * Puts all styles of the page, and the classes that name components, in the place of what its document has for
 * readers. To be called before styled-components is evaluated, which takes them up then.
 */
export function restoreStyles(styles: string | undefined): void {
  const forReaders = document.querySelectorAll('[data-reader]');
  if (!styles || forReaders.length === 0) return;
  const { presslineChanged = false } = window;
  document.head.insertAdjacentHTML('beforeend', styles);
  for (const element of forReaders) element.remove();
  for (const [component, rules] of styleMarkers(styles)) {
    for (const element of rules.flatMap((name) => [...document.getElementsByClassName(name)])) {
      element.classList.add(component);
    }
  }
  // Once that has been noted: it is no change to what React takes over.
  queueMicrotask(() => {
    window.presslineChanged = presslineChanged;
  });
}
