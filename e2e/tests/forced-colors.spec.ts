import type { Locator, Page } from '@playwright/test';
import { pathOf, publishArticle } from '../articleFactory';
import { drawnControls } from '../drawnControls';
import { everyDirective } from '../everyDirective';
import { expect, test } from '../fixtures';

test.use({ contextOptions: { forcedColors: 'active' } });

const fill = (part: Locator, pseudo?: string) =>
  part.evaluate((element, name) => getComputedStyle(element, name).backgroundColor, pseudo);

test('a switch shows its state and its thumb', async ({ page, banner }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const control = banner.category('Analytics');
  const thumb = control.locator('span');
  await expect(control).not.toBeChecked();
  const off = await fill(control, '::before');
  expect(await fill(thumb)).not.toBe(off);
  await control.click();
  await expect.poll(() => fill(control, '::before')).not.toBe(off);
  await expect
    .poll(async () => (await fill(thumb)) !== (await fill(control, '::before')))
    .toBe(true);
});

test('a ticked box shows its tick', async ({ page, api }) => {
  const content = ':::checklist\n- [ ] 3 mm bleed\n- [ ] Fonts embedded\n:::';
  const article = await publishArticle(api, { title: 'Forced colors', content });
  await page.goto(pathOf(article));
  const box = page.getByRole('checkbox', { name: '3 mm bleed' });
  const empty = await fill(box);
  await box.check();
  await expect.poll(() => fill(box)).not.toBe(empty);
  expect(await fill(box, '::before')).not.toBe(await fill(box));
});

test('a video shows that it can be played', async ({ page, api }) => {
  const content = ':::video[The tour]{url="https://www.youtube.com/watch?v=example0001"}\n:::';
  const article = await publishArticle(api, { title: 'Played in forced colors', content });
  await page.goto(pathOf(article));
  const link = page.getByRole('link', { name: 'The tour' });
  await expect(link).toBeVisible();
  expect(await fill(link, '::before')).not.toBe(await fill(link));
});

/** Less than this is not seen as two colors (WCAG 1.4.11). */
const VISIBLE = 3;

const schemes = ['light', 'dark'] as const;

/** Each control that is an icon has a name, and is visible; of the selected tab its text, too. */
async function expectDrawn(
  page: Page,
  {
    on = schemes,
    tab,
    least = 1,
  }: { on?: readonly (typeof schemes)[number][]; tab?: Locator; least?: number } = {},
) {
  for (const colorScheme of on) {
    await page.emulateMedia({ colorScheme });
    const box = await tab?.boundingBox();
    const inner = box && {
      ...{ name: 'selected tab', x: box.x + 44, y: box.y + 4 },
      ...{ width: box.width - 48, height: box.height - 8 },
    };
    const drawn = await drawnControls(page, inner ? [inner] : []);
    expect(drawn.length).toBeGreaterThanOrEqual(least);
    expect(drawn.filter(({ name, contrast }) => !name || contrast < VISIBLE)).toEqual([]);
  }
}

test('every icon and select of public pages and of the login is drawn', async ({ page, api }) => {
  test.slow();
  // Its picture is of another site.
  const text = everyDirective.replace(/!\[[^)]*\)/, '');
  const content = `${text}\n\n\`\`\`\nlpi = 150\n\`\`\``;
  const article = await publishArticle(api, { title: 'Drawn in forced colors', content });
  for (const [address, width] of [
    ['/', 1440],
    ['/help', 1440],
    ['/help', 390],
    ['/admin/login', 1440],
    [pathOf(article), 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 3_000 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectDrawn(page, { least: address === '/admin/login' ? 0 : 1 });
  }
});

test('every icon and select of each admin tab is drawn, and the selected tab is readable', async ({
  page,
  panel,
  signIn,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 2_000 });
  await signIn();
  await page.goto('/admin/articles');
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  // All tabs share their controls: each scheme on every other tab.
  for (const [index, name] of (await tabs.allTextContents()).entries()) {
    const tab = page.getByRole('tab', { name, exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(panel.heading.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectDrawn(page, { on: schemes.slice(index % 2, (index % 2) + 1), tab });
  }
});
