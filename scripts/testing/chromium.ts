import { existsSync } from 'node:fs';
import { requireDebianFile } from '../run/debianPackage';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const DEBIAN_HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * Path of the browser for benchmarks: Playwright's own if it is installed, otherwise Debian's.
 * Throws when there is neither.
 */
export function findChromium(playwrightPath: string): string {
  if (existsSync(playwrightPath)) return playwrightPath;
  requireDebianFile(DEBIAN_CHROMIUM, ['chromium'], ' or "npx playwright install chromium"');
  return DEBIAN_CHROMIUM;
}

/**
 * The same for tests, but Debian's build without windows where it can be had: it needs a third of the
 * processor time for each page.
 */
export function findHeadlessChromium(playwrightPath: string): string {
  if (existsSync(playwrightPath)) return playwrightPath;
  try {
    requireDebianFile(DEBIAN_HEADLESS, ['chromium-headless-shell']);
    return DEBIAN_HEADLESS;
  } catch {
    return findChromium(playwrightPath);
  }
}
