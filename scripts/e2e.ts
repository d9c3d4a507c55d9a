import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildTargets } from './buildTargets';
import { findChromium } from './chromium';

/** Builds what is stale and runs Playwright with the arguments given. */
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
try {
  const executable = findChromium(chromium.executablePath());
  await buildTargets();
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: executable } },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
