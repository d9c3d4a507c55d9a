let hasStarted = false;

/** Releases the preload links, which wait behind a media query that does not match. */
function startScripts(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-script]')) {
    link.media = 'all';
    if (link.dataset.script !== 'run') continue;
    const { href: src, integrity, crossOrigin, dataset } = link;
    if (dataset.page) {
      window.presslinePage = fetch(dataset.page).then((answer) => answer.json());
    }
    document.body.append(
      Object.assign(document.createElement('script'), {
        ...{ src, integrity, crossOrigin, fetchPriority: 'low' },
      }),
    );
  }
}

// The frame after the first one is the sign of a paint; a document that opens in the background
// gets none and starts with the timer.
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(startScripts)));
setTimeout(startScripts, 1_500);

// Later, the end of the page would move under the pointer.
const banner = document.querySelector('[data-consent-bar]')?.getBoundingClientRect().height;
if (banner) {
  document.documentElement.style.setProperty('--consent-height', `${Math.ceil(banner)}px`);
}

const main = document.querySelector('main');
if (main) {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    window.presslineChanged = true;
  }).observe(main, { childList: true, characterData: true, subtree: true });
}
