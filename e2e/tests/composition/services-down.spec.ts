import { expect, test } from '../../fixtures';
import { type OwnComposition, startOwnComposition } from '../../ownComposition';

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/503|Failed to load resource/] });

let site: OwnComposition;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startOwnComposition('services-down', 60);
});
test.afterAll(() => site.supervisor.stopAll());

test('with the API down, a page that was read before goes on', async ({ page }) => {
  await page.goto(`${site.url}/help`);
  await site.supervisor.stop('services');
  const answer = await page.goto(`${site.url}/help`, { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Getting Started' }).first()).toBeVisible();
});

test('a page that was not is framed, says what failed, and recovers with Retry', async ({
  page,
}) => {
  const answer = await page.goto(`${site.url}/help/articles/preflight-rules`, {
    waitUntil: 'networkidle',
  });
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  site.supervisor.start('services');
  await site.supervisor.untilReady(`${site.servicesUrl}/readyz`);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/preflight/i);
});

test('the API itself answers JSON while it is away, and pages of content alone do not notice', async ({
  page,
  request,
}) => {
  await site.supervisor.stop('services');
  const api = await request.get(`${site.url}/api/help/categories`);
  expect(api.status()).toBe(503);
  expect(api.headers()['content-type']).toContain('application/json');
  const home = await page.goto(`${site.url}/`);
  expect(home?.status()).toBe(200);
  site.supervisor.start('services');
  await site.supervisor.untilReady(`${site.servicesUrl}/readyz`);
});

test('services that die are started again, and the site heals by itself', async ({ page }) => {
  const pid = site.supervisor.pid('services');
  if (!pid) throw new Error('services do not run');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => site.supervisor.pid('services')).not.toBe(pid);
  await site.supervisor.untilReady(`${site.servicesUrl}/readyz`);
  const answer = await page.goto(`${site.url}/help?q=bleed`);
  expect(answer?.status()).toBe(200);
});
