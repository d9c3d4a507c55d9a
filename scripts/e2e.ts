import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildTargets } from './buildTargets';
import { findHeadlessChromium } from './chromium';
import { requireNginx } from './nginx';

/** Builds what is stale and runs Playwright with the arguments given. */
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
try {
  const executable = findHeadlessChromium(chromium.executablePath());
  const hasNginx = isNginxHere();
  await buildTargets();
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        // Its own Playwright starts itself: without a window that means the smaller build for that.
        ...(executable !== chromium.executablePath() && { CHROMIUM_PATH: executable }),
        ...(!hasNginx && { E2E_WITHOUT_NGINX: '1' }),
      },
    },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Only the specs of the cluster need nginx: without it they are skipped, and say so. */
function isNginxHere(): boolean {
  try {
    requireNginx();
    return true;
  } catch (error) {
    console.warn(`The cluster is not tested. ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
