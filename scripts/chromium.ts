import { existsSync } from 'node:fs';
import { hasDebianFile } from './debianPackage';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Path of the browser for tests and benchmarks: Playwright's own when it is installed, otherwise
 * Debian's, which root installs on the spot. Throws with what to do when there is neither.
 */
export function findChromium(playwrightPath: string): string {
  if (existsSync(playwrightPath)) return playwrightPath;
  if (hasDebianFile(DEBIAN_CHROMIUM, ['chromium'])) return DEBIAN_CHROMIUM;
  throw new Error(
    'There is no Chromium. Install one with "npx playwright install chromium" or "apt-get install chromium".',
  );
}
