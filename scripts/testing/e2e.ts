import { chromium } from '@playwright/test';
import { buildTargets } from '../build/buildTargets';
import { requireNginx } from '../run/nginx/defineNginx';
import { runProgram } from '../runProgram';
import { findHeadlessChromium } from './chromium';
import { runPlaywright } from './playwright';

/** Builds what is stale and runs Playwright with the arguments given. */
await runProgram(async () => {
  findHeadlessChromium(chromium.executablePath());
  askForNginx();
  await buildTargets();
  runPlaywright('e2e/playwright.config.ts');
});

/** Only the specs of the cluster need nginx. Without it they are skipped, with a warning; CI fails. */
function askForNginx(): void {
  try {
    requireNginx();
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`The cluster is not tested. ${error instanceof Error ? error.message : error}`);
  }
}
