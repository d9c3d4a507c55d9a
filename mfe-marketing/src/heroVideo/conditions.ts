import { REDUCED_MOTION } from '../reducedMotion';
import { WIDE } from './sceneSizes';

const SPARING = '(prefers-reduced-data: reduce)';
const FORCED = '(forced-colors: active)';
const UNWELCOME = [REDUCED_MOTION, SPARING, FORCED];
export const DARK_SCHEME = '(prefers-color-scheme: dark)';

/**
 * Whether the visitor wants motion, has the data to spare, and sees the page in our colors: a clip
 * cannot take the visitor's own, as the picture under it does.
 */
export function mayPlayVideo(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isRefused = UNWELCOME.some((query) => matchMedia(query).matches);
  return !isRefused && !connection?.saveData;
}

/** Calls `act` when something changes that decides whether a video plays, and which. */
export function onConditionChange(act: () => void, signal: AbortSignal): void {
  for (const query of [...UNWELCOME, DARK_SCHEME, WIDE]) {
    matchMedia(query).addEventListener('change', act, { signal });
  }
  // The visitor's own choice of theme.
  const theme = new MutationObserver(act);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => theme.disconnect());
}

/** Calls `act` when the page has loaded and been painted: until then nothing may take its bandwidth. */
export function afterPaint(act: () => void, signal: AbortSignal): void {
  const wait = () => requestAnimationFrame(() => setTimeout(() => void (signal.aborted || act())));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}
