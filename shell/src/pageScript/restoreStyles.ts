import { shortClasses } from '../page/shortClasses';
import { styleMarkers } from '../page/styleMarkers';
import { watchHtml } from '../page/watchHtml';

const elementsOf = (name: string) => [...document.getElementsByClassName(name)];

/**
 * Puts all styles and classes of the page in the place of what its document has for readers. To be
 * called before styled-components is evaluated, which takes them up then.
 */
export function restoreStyles(styles: string | undefined): void {
  const forReaders = document.querySelectorAll('[data-reader]');
  if (!styles || forReaders.length === 0) return;
  const { presslineChanged = false } = window;
  document.head.insertAdjacentHTML('beforeend', styles);
  for (const element of forReaders) element.remove();
  for (const [long, short] of shortClasses(styles)) {
    for (const { classList } of elementsOf(short)) classList.replace(short, long);
  }
  for (const [component, rules] of styleMarkers(styles)) {
    for (const { classList } of rules.flatMap(elementsOf)) classList.add(component);
  }
  // Once that has been noted: it is no change to what React takes over.
  queueMicrotask(() => {
    window.presslineChanged = presslineChanged;
    if (!presslineChanged) watchHtml();
  });
}
