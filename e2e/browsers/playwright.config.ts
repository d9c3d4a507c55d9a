import { defineConfig } from '@playwright/test';
import { engines } from './fixtures';

/** The journeys in Firefox and WebKit. Playwright drives only builds of its own: it runs and reports. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.journey.ts',
  globalSetup: '../globalSetup.ts',
  outputDir: '../../test-results',
  projects: Object.keys(engines).map((name) => ({ name })),
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
});
