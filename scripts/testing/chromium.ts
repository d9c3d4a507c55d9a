import { existsSync } from 'node:fs';
import { requireDebianFile } from '../run/debianPackage';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Path of the browser for tests and benchmarks: Playwright's own if it is installed, otherwise Debian's.
 * Throws when there is neither.
 */
export function findChromium(playwrightPath: string): string {
  if (existsSync(playwrightPath)) return playwrightPath;
  requireDebianFile(DEBIAN_CHROMIUM, ['chromium'], ' or "npx playwright install chromium"');
  return DEBIAN_CHROMIUM;
}
