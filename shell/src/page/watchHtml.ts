/** Notes whether other code, such as an extension, changes the page's HTML before React takes it over. */
export function watchHtml(): void {
  const main = document.querySelector('main');
  if (!main) return;
  new MutationObserver((_, observer) => {
    observer.disconnect();
    window.presslineChanged = true;
  }).observe(main, { childList: true, characterData: true, subtree: true });
}
