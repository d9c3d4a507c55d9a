import { existsSync } from 'node:fs';
import { hasDebianFile } from './debianPackage';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const DEBIAN_HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * Path of the browser for benchmarks: Playwright's own when it is installed, otherwise
 * Debian's, which root installs on the spot. Throws with what to do when there is neither.
 */
export function findChromium(playwrightPath: string): string {
  if (existsSync(playwrightPath)) return playwrightPath;
  if (hasDebianFile(DEBIAN_CHROMIUM, ['chromium'])) return DEBIAN_CHROMIUM;
  throw new Error(
    'There is no Chromium. Install one with "npx playwright install chromium" or "apt-get install chromium".',
  );
}

/**
 * The same for tests: Debian's build that never has a window where it can be had, which needs a third
 * of the processor time for each page.
 */
export function findHeadlessChromium(playwrightPath: string): string {
  if (existsSync(playwrightPath)) return playwrightPath;
  const isThere = hasDebianFile(DEBIAN_HEADLESS, ['chromium-headless-shell']);
  return isThere ? DEBIAN_HEADLESS : findChromium(playwrightPath);
}
