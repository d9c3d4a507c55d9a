import { setBarHeight } from './setBarHeight';

/**
 * Tells CSS the height of the consent bar, so that it covers nothing.
 * @returns a function that ends it.
 */
export function measureBar(): () => void {
  const bar = document.querySelector('[data-consent-bar]');
  if (!bar) return () => {};
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    if (height > 0) setBarHeight(height);
  });
  observer.observe(bar, { box: 'border-box' });
  return () => observer.disconnect();
}
