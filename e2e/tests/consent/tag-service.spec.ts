import { expect, test } from '@playwright/test';
import { type OwnComposition, startOwnComposition } from '../../ownComposition';
import { portsAt } from '../../site';

test.describe.configure({ mode: 'serial' });
test.setTimeout(90_000);

const PORT_OFFSET = 40;
const url = `http://localhost:${portsAt(PORT_OFFSET).PORT}`;
let site: OwnComposition;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startOwnComposition('tag-service', PORT_OFFSET, { ANALYTICS_ID: 'G-TEST1234' });
});
test.afterAll(() => site.supervisor.stopAll());

/** The commands given to the tag service so far, as `[name, first argument, rest]`. */
const commands = () =>
  (window.dataLayer as ArrayLike<unknown>[]).map((command) => Array.from(command));

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

test('the tag is requested after a grant alone, and the commands come in order', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(url);
  await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
  expect(requested).toEqual([]);
  const [first, second] = await page.evaluate(commands);
  expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(first?.[2]).toMatchObject({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
    wait_for_update: 500,
  });
  expect(second).toEqual(['set', 'ads_data_redaction', true]);

  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect
    .poll(() => requested)
    .toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
  const names = (await page.evaluate(commands)).map(([name, detail]) =>
    typeof detail === 'string' ? `${name} ${detail}` : String(name),
  );
  expect(names.slice(2)).toEqual(['consent update', 'js', 'config G-TEST1234', 'event page_view']);

  await page.getByRole('link', { name: 'Help Center' }).first().click();
  await page.waitForURL('**/help');
  await expect
    .poll(async () => (await page.evaluate(commands)).filter(([name]) => name === 'event').length)
    .toBe(2);
});

test('a stored yes is a synchronous update before anything else of the page', async ({ page }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(url);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await page.reload();
  const names = (await page.evaluate(commands)).map(([name, detail]) => [name, detail]);
  expect(names.slice(0, 3)).toEqual([
    ['consent', 'default'],
    ['set', 'ads_data_redaction'],
    ['consent', 'update'],
  ]);
});

test('only a site that measures names the tag service in its policy', async ({ request }) => {
  const policy = (await request.get(url)).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toContain('https://www.googletagmanager.com');
  const other = (await request.get('/')).headers()['content-security-policy'];
  expect(other).not.toContain('googletagmanager');
});
