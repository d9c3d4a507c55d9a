import { untilAlive } from '../../alive';
import { expect, test } from '../../ownTest';
import { siteUrl } from '../../site';

test.describe.configure({ mode: 'serial' });
test.use({ own: 'tag-service', ownEnv: { ANALYTICS_ID: 'G-TEST1234' }, consent: 'none' });

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
  banner,
}) => {
  const requested: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/');
  await untilAlive(banner.acceptAll);
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

  await banner.acceptAll.click();
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

test('a stored yes is an update before any other command', async ({ page, banner }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/');
  await banner.acceptAll.click();
  await expect.poll(() => banner.record()).not.toBeNull();
  await page.reload();
  const names = (await page.evaluate(commands)).map(([name, detail]) => [name, detail]);
  expect(names.slice(0, 3)).toEqual([
    ['consent', 'default'],
    ['set', 'ads_data_redaction'],
    ['consent', 'update'],
  ]);
});

test('only a site that measures names the tag service in its policy', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src [^;]*\/remotes\/ 'sha256-/);
  expect(policy).toContain('https://www.googletagmanager.com');
  const other = (await request.get(siteUrl)).headers()['content-security-policy'];
  expect(other).not.toContain('googletagmanager');
});
