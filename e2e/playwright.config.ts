import { defineConfig, devices } from '@playwright/test';
import { MAX_WORKERS, siteUrl } from './site';

export default defineConfig({
  testDir: './tests',
  globalSetup: './globalSetup.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: MAX_WORKERS,
  // A second try on shared machines, whose tests FlakeReporter names; none where somebody watches.
  retries: process.env.CI ? 1 : 0,
  // Generous, for machines with two cores and much to do.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'line' : 'list'], ['./FlakeReporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    // Recording takes a quarter of a run: where there is a second try, only that one is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
