import { chromium } from '@playwright/test';
import { buildTargets } from '../build/buildTargets';
import { requireNginx } from '../run/nginx/defineNginx';
import { runProgram } from '../runProgram';
import { findHeadlessChromium } from './chromium';
import { runPlaywright } from './playwright';

/** Builds what is stale and runs Playwright with the arguments given. */
await runProgram(async () => {
  const executable = findHeadlessChromium(chromium.executablePath());
  const hasNginx = isNginxHere();
  await buildTargets();
  runPlaywright('e2e/playwright.config.ts', {
    // Playwright starts its own browser without a path: headless, that is a smaller build.
    ...(executable !== chromium.executablePath() && { CHROMIUM_PATH: executable }),
    ...(!hasNginx && { E2E_WITHOUT_NGINX: '1' }),
  });
});

/** Only the specs of the cluster need nginx. Without it they are skipped, with a warning; CI fails. */
function isNginxHere(): boolean {
  try {
    requireNginx();
    return true;
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`The cluster is not tested. ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
