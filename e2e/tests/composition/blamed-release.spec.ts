import type { Page } from '@playwright/test';
import type { TelemetryReport } from '@pressline/shared-api';
import { startPage } from '../../alive';
import { expect, test } from '../../fixtures';

declare global {
  interface Window {
    reported: TelemetryReport[];
  }
}

test.use({ expectedErrors: [/Minified React error #418/] });

/** Opens the help center with `change` made to the server's HTML; answers the remotes whose failure it reports. */
async function failuresWith(page: Page, change: (html: string) => string) {
  await page.addInitScript(() => {
    window.reported = [];
    navigator.sendBeacon = (_, blob) => {
      void (blob as Blob).text().then((text) => window.reported.push(...JSON.parse(text).reports));
      return true;
    };
  });
  await page.route(/\/help$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
  const isMismatch = page.waitForEvent('pageerror');
  await page.goto('/help');
  await startPage(page);
  await isMismatch;
  // Loads are reported together with failures.
  await page.waitForFunction(() => window.reported.some(({ kind }) => kind === 'load'));
  const reported = await page.evaluate(() => window.reported);
  return reported.filter(({ kind }) => kind === 'hydration-error').map(({ remote }) => remote);
}

const asItCame = (html: string) => html;

test('HTML of a remote that does not match counts against its release', async ({ page }) => {
  const failures = await failuresWith(page, (html) =>
    html.replace('How can we help?', 'How can we assist?'),
  );
  expect(failures).toEqual(['mfe-help']);
});

test('HTML of the shell that does not match counts against no release', async ({ page }) => {
  const failures = await failuresWith(page, (html) =>
    html.replaceAll('>Features<', '>Characteristics<'),
  );
  expect(failures).toEqual([]);
});

test('a page that was translated before React took it over counts against no release', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.replaceChildren('Wie können wir helfen?');
    });
  });
  expect(await failuresWith(page, asItCame)).toEqual([]);
});
