import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Path of the browser for tests and benchmarks: Playwright's own when it is installed, otherwise
 * Debian's, which root installs on the spot. Throws with what to do when there is neither.
 */
export function findChromium(playwrightPath: string): string {
  if (existsSync(playwrightPath)) return playwrightPath;
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the package chromium');
    const options: SpawnSyncOptions = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  }
  throw new Error(
    'There is no Chromium. Install one with "npx playwright install chromium" or "apt-get install chromium".',
  );
}
