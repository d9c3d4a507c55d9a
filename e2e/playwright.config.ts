import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, defineConfig, devices } from '@playwright/test';
import { findHeadlessChromium } from '../scripts/testing/chromium';
import { MAX_WORKERS, siteUrl } from './site';

const tests = path.join(import.meta.dirname, 'tests');
const specs = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => path.join(tests, name));
const startsSite = (file: string) =>
  /from '.*\/(ownTest|ownComposition|startProgram)'/.test(readFileSync(file, 'utf8'));
const executable = findHeadlessChromium(chromium.executablePath());
const starting = specs.filter(startsSite);

export default defineConfig({
  testDir: './tests',
  globalSetup: './globalSetup.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: MAX_WORKERS,
  // Specs with sites of their own mostly wait for processes: those of the shared site run beside them.
  projects: [
    { name: 'own sites', testMatch: starting, workers: MAX_WORKERS / 2 },
    { name: 'shared site', testIgnore: starting },
  ],
  retries: 0,
  // Limits for what hangs, on machines that are busy with other work.
  timeout: 120_000,
  expect: { timeout: 50_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    // Recording doubles what a page costs. Where a failure needs it, `--trace retain-on-failure` does it.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The film of the landing page takes half of a processor, and every dialog fades.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Playwright starts its own browser without a path: headless, that is a smaller build.
      ...(executable !== chromium.executablePath() && { executablePath: executable }),
      args: [
        ...['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
        // No page lives long enough to win back what V8's optimizing compilers cost: a fifth of all that
        // renderers do.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
});
