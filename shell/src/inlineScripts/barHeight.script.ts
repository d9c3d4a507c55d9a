// Later, the end of the page would move under the pointer.
const height = document.querySelector('[data-consent-bar]')?.getBoundingClientRect().height;
if (height) {
  document.documentElement.style.setProperty('--consent-height', `${Math.ceil(height)}px`);
}
