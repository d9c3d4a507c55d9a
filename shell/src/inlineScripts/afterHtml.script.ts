import { setBarHeight } from '@pressline/shared-consent/setBarHeight';

// Later, the end of the page would move under the pointer.
const height = document.querySelector('[data-consent-bar]')?.getBoundingClientRect().height;
if (height) setBarHeight(height);

const main = document.querySelector('main');
if (main) {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    window.presslineChanged = true;
  }).observe(main, { childList: true, characterData: true, subtree: true });
}
