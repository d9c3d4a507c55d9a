import { expect, test } from '../../fixtures';

const publicPages = ['/', '/help', '/help/articles/print-ready-pdf', '/help?q=bleed'];

for (const path of publicPages) {
  test(`${path} hydrates without a mismatch, a layout shift or an admin byte`, async ({
    page,
    shell,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number };
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + shift.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await shell.openUntilReported(path);
    expect(requests.filter((url) => url.includes('mfe-admin'))).toEqual([]);
    expect(requests.filter((url) => new URL(url).host !== new URL(page.url()).host)).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read', async ({ page, shell }) => {
    await page.goto('/');
    await expect(shell.heading).toBeVisible();
    for (const id of ['features', 'customers', 'pricing', 'resources', 'contact']) {
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: /Book Demo/ }).first()).toBeVisible();
  });

  test('a phone has the navigation without a menu to open', async ({ page, shell }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/help');
    // It leaves the first screen to the page.
    await expect(shell.heading).toBeInViewport();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(844 / 3);
    await shell.link('Pricing').click();
    await expect(page).toHaveURL(/\/#pricing$/);
  });

  test('no button of consent is shown that could do nothing', async ({ page }) => {
    await page.goto('/cookies');
    await expect(page.getByText('You have not yet provided consent')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('an article can be read', async ({ page, shell }) => {
    await page.goto('/help/articles/print-ready-pdf');
    await expect(shell.heading).toHaveText('Prepare a print-ready PDF');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

test('a page names its script with its integrity, and no other address', async ({ request }) => {
  const html = await (await request.get('/help')).text();
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)];
  expect(scripts.map(([, address]) => address)).toEqual([
    expect.stringMatching(/^\/shell\/page\.\w+\.js$/),
  ]);
  for (const [tag] of scripts) expect(tag).toMatch(/ integrity="sha384-.+ data-integrity="sha384-/);
});

test('HTML answers with a validator and is not sent twice', async ({ request }) => {
  const askTwice = async () => {
    const { etag = '' } = (await request.get('/help')).headers();
    return (await request.get('/help', { headers: { 'If-None-Match': etag } })).status();
  };
  // A page that is new is compressed once more behind its first answer.
  await expect.poll(askTwice).toBe(304);
});
