import { SHELL_STARTED_EVENT } from './pageConfig';
import { watchHtml } from './watchHtml';

/**
 * Shows styles as rules, and leaves their text for styled-components to read: a policy without inline
 * styles refuses a `<style>` of text, and this one is no element of HTML. The rules go when the shell
 * has started: styled-components has its own then.
 */
function applyStyles(styles: string): void {
  const [, attributes = '', css = ''] = /<style([^>]*)>(.*)<\/style>/s.exec(styles) ?? [];
  const text = document.createElementNS(null, 'style');
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
    text.setAttribute(name, value);
  }
  text.textContent = css;
  document.head.append(text);
  const rules = new CSSStyleSheet();
  rules.replaceSync(css);
  document.adoptedStyleSheets.push(rules);
  const leave = () => {
    const { adoptedStyleSheets } = document;
    document.adoptedStyleSheets = adoptedStyleSheets.filter((sheet) => sheet !== rules);
  };
  window.addEventListener(SHELL_STARTED_EVENT, leave, { once: true });
}

/**
 * Puts all styles of the page in the place of those that its document has for readers. To be
 * called before styled-components is evaluated, which takes them up then.
 */
export function restoreStyles(styles: string | undefined): void {
  const forReaders = document.querySelectorAll('[data-reader]');
  if (!styles || forReaders.length === 0) return;
  const { presslineChanged = false } = window;
  applyStyles(styles);
  for (const element of forReaders) element.remove();
  // Once that has been noted: it is no change to what React takes over.
  queueMicrotask(() => {
    window.presslineChanged = presslineChanged;
    if (!presslineChanged) watchHtml();
  });
}

// Imported before anything that imports styled-components.
restoreStyles(window.presslinePage?.styles);
